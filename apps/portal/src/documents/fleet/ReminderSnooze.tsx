import { useMutation } from '@tanstack/react-query'
import type { Document } from '@vehicle-partner/api'
import { lagosDate, reminderSnoozeDays } from '@vehicle-partner/domain'
import { Button, DateText, Text } from '@vehicle-partner/ui'
import { useClock } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { documentName } from './documentColumns.tsx'

/** Stops the reminders of a document for a week, and starts them again. */
export function ReminderSnooze({ document }: { document: Document }) {
  const api = useApi()
  const today = lagosDate(useClock()())
  const ofVehicle = useMutation(api.vehicleDocuments.update.mutation())
  const ofDriver = useMutation(api.driverDocuments.update.mutation())
  const { withErrorToast } = useErrorToast()
  const { owner_type, owner_id, id, version, snoozed_until } = document
  const isSnoozed = snoozed_until !== null && snoozed_until > today
  const snooze = withErrorToast(async () => {
    const write = { params: { id: owner_id, documentId: id }, body: { snooze_days: isSnoozed ? 0 : reminderSnoozeDays, version } }
    await (owner_type === 'driver' ? ofDriver : ofVehicle).mutateAsync(write)
  })
  const label = isSnoozed ? 'Remind me again' : `No reminders for ${reminderSnoozeDays} days`
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`${label}: ${documentName(document)}`} onClick={snooze}>
        {label}
      </Button>
      {isSnoozed ? (
        <Text as="span" size="small" tone="secondary">
          No reminders until <DateText value={snoozed_until} format="day" />
        </Text>
      ) : null}
    </>
  )
}
