import { ApiError } from '@vehicle-partner/api'
import { endSentence, paths } from '@vehicle-partner/domain'
import { Link, Stack } from '@vehicle-partner/ui'
import { SupportContacts } from '../../support/SupportContacts.tsx'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'

/** What the organisation still has in a city, and the way to end it. */
export function CityInUse({ error, city }: { error: unknown; city: string }) {
  const message = endSentence(getErrorMessage(error))
  const isBased = !(error instanceof ApiError) || error.data['vehicles'] !== 0 || error.data['drivers'] !== 0
  return isBased ? (
    <>
      {message} Move them to another city first, then try again. <Link href={paths.vehicles()}>Vehicles</Link>{' '}
      <Link href={paths.drivers()}>Drivers</Link>
    </>
  ) : (
    <Stack gap="small">
      <span>{message} Ask support to end them first, then try again.</span>
      <SupportContacts title="Support" topic={`Planned departures in ${city}`} />
    </Stack>
  )
}
