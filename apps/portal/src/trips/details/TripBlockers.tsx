import type { TripDetails } from '@vehicle-partner/api'
import { canOpenLink, endSentence } from '@vehicle-partner/domain'
import { AlertStrip, Link, Stack } from '@vehicle-partner/ui'
import { useSession } from '../../session/useSession.ts'

const managers = new Map<string, string>([
  ['vehicle', 'Tell an owner or a vehicle manager.'],
  ['driver', 'Tell an owner or a driver manager.'],
])

/** What keeps the vehicle or the driver of a trip from trips, one strip each, with the step that resolves it for those who may take it. */
export function TripBlockers({ trip: { preparation } }: { trip: Pick<TripDetails, 'preparation'> }) {
  const { roles } = useSession()
  const blockers = preparation?.blockers ?? []
  if (blockers.length === 0) return null
  return (
    <Stack gap="small">
      {blockers.map(({ of, name, code, text, action }) => {
        const isMine = action !== null && canOpenLink(action.link, roles)
        return (
          <AlertStrip
            key={`${of} ${code} ${text}`}
            tone={code === 'under_review' ? 'info' : 'danger'}
            title={`${name}: ${endSentence(text)}`}
            action={
              isMine ? (
                <Link href={action.link} tone="inherit">
                  {action.label}
                </Link>
              ) : undefined
            }
          >
            {action === null || isMine ? null : managers.get(of)}
          </AlertStrip>
        )
      })}
    </Stack>
  )
}
