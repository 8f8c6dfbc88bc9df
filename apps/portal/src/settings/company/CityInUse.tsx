import { ApiError } from '@vehicle-partner/api'
import { paths } from '@vehicle-partner/domain'
import { Link, Stack } from '@vehicle-partner/ui'
import { SupportContacts } from '../../support/SupportContacts.tsx'

/** How to end what the organisation still has in a city, after the reason of the error. */
export function CityInUse({ error, city }: { error: unknown; city: string }) {
  const isBased = !(error instanceof ApiError) || error.data['vehicles'] !== 0 || error.data['drivers'] !== 0
  return isBased ? (
    <>
      Move them to another city first, then try again. <Link href={paths.vehicles()}>Vehicles</Link>{' '}
      <Link href={paths.drivers()}>Drivers</Link>
    </>
  ) : (
    <Stack gap="small">
      <span>Ask support to end them first, then try again.</span>
      <SupportContacts title="Support" topic={`Planned departures in ${city}`} />
    </Stack>
  )
}
