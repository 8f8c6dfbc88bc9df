import { ConfirmDialog, Dialog, Stack, Text } from '@vehicle-partner/ui'
import { describeTrips } from './describeTrips.ts'
import { useBulkChange } from './useBulkChange.ts'

interface BulkPauseProps {
  /** What is paused: its id and its plate or name. */
  items: readonly { id: string; label: string }[]
  itemName: readonly [one: string, many: string]
  /** Their upcoming trips; undefined if they were not counted. */
  trips: number | undefined
  pause: (id: string) => Promise<unknown>
  /** Called when all is done, with the ids that were paused. */
  onDone: () => void
  onClose: () => void
}

/** Asks before several vehicles or drivers are paused, and says which could not be. */
export function BulkPause({ items, itemName: [one, many], trips, pause, onDone, onClose }: BulkPauseProps) {
  const { failures, run } = useBulkChange(pause)
  const noun = items.length === 1 ? one : many
  if (failures !== undefined && failures.length > 0)
    return (
      <Dialog
        open
        title={failures.length === 1 ? `1 ${one} could not be paused` : `${failures.length} ${many} could not be paused`}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Stack as="ul" gap="small">
          {failures.map(({ id, message }) => (
            <li key={id}>
              <Text>
                {items.find((item) => item.id === id)?.label}: {message}
              </Text>
            </li>
          ))}
        </Stack>
      </Dialog>
    )
  return (
    <ConfirmDialog
      open
      title={`Pause ${items.length} ${noun}?`}
      description={`No new trips are given.${trips === undefined ? ' Upcoming trips stay assigned.' : describeTrips(trips)}`}
      proceedText="Yes, pause"
      onProceed={async () => {
        const failed = await run(
          items.map(({ id }) => id),
          (count) => `${count} ${count === 1 ? one : many} paused`,
        )
        onDone()
        if (failed.length === 0) onClose()
      }}
      onCancel={onClose}
    />
  )
}
