import { ConfirmDialog, Dialog, Stack, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import { PendingButton } from '../../loading/PendingButton.tsx'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { describeTrips } from './describeTrips.ts'
import { useBulkChange, type BulkResult } from './useBulkChange.ts'
import { useUndoToast } from './useUndoToast.ts'

/** Takes a pause back. */
type Undo = () => Promise<unknown>

interface BulkPauseProps {
  /** What is paused: its id and its plate or name. */
  items: readonly { id: string; label: string }[]
  /** How many of the selected ones cannot be paused, because they are not active. */
  notActive: number
  itemName: readonly [one: string, many: string]
  /** Their upcoming trips; undefined if they were not counted. */
  trips: number | undefined
  /** Resolves to what takes it back, where that is possible. `isSentBefore`: the answer of its first pause was lost. */
  pause: (id: string, isSentBefore: boolean) => Promise<Undo | undefined>
  /** Called with those that could not be paused. */
  onDone: (failed: readonly string[]) => void
  onClose: () => void
}

/** Asks before several vehicles or drivers are paused, says which could not be, and goes on after a lost connection. */
export function BulkPause({ items, notActive, itemName: [one, many], trips, pause, onDone, onClose }: BulkPauseProps) {
  const { result, run } = useBulkChange(pause)
  const showSuccess = useSuccessToast()
  const { showUndo } = useUndoToast()
  const [isPending, setPending] = useState(false)
  const count = (number: number) => `${number} ${number === 1 ? one : many}`
  // The time to undo begins when nothing stands before the page any more.
  const finish = ({ changed }: Pick<BulkResult<Undo | undefined>, 'changed'>) => {
    const undos = changed.filter((undo) => undo !== undefined)
    const message = `${count(changed.length)} paused`
    if (undos.length > 0) showUndo('pauses', message, () => takeBack(undos))
    else if (changed.length > 0) showSuccess(message)
    onClose()
  }
  const closeBy = (open: boolean) => {
    if (!open && !isPending) finish(result ?? { changed: [] })
  }
  const pauseAll = async (ids: readonly string[]) => {
    setPending(true)
    const done = await run(ids)
    setPending(false)
    const failed = [...done.failures.map(({ id }) => id), ...done.waiting]
    onDone(failed)
    if (failed.length === 0) finish(done)
  }
  if (items.length === 0)
    return (
      <Dialog open title={`No ${one} to pause`} onOpenChange={closeBy}>
        <Text>
          {notActive === 1 ? `The selected ${one} is not active.` : `None of the ${count(notActive)} that you selected is active.`}
        </Text>
      </Dialog>
    )
  if (result !== undefined && result.failures.length + result.waiting.length > 0)
    return (
      <Dialog
        open
        title={`${count(result.failures.length + result.waiting.length)} could not be paused`}
        onOpenChange={closeBy}
        footer={
          result.waiting.length > 0 ? (
            <PendingButton pendingLabel="Pausing..." onClick={() => pauseAll(result.waiting)}>
              Try again
            </PendingButton>
          ) : undefined
        }
      >
        <Stack gap="medium">
          {result.changed.length > 0 ? <Text>{count(result.changed.length)} paused.</Text> : null}
          {result.waiting.length > 0 ? (
            <Text>The connection was lost. {count(result.waiting.length)} may not be paused yet. Try again when you are connected.</Text>
          ) : null}
          {result.failures.length > 0 ? (
            <Stack as="ul" gap="small">
              {result.failures.map(({ id, message }) => (
                <li key={id}>
                  <Text>
                    {items.find((item) => item.id === id)?.label}: {message}
                  </Text>
                </li>
              ))}
            </Stack>
          ) : null}
        </Stack>
      </Dialog>
    )
  const others =
    notActive === 0
      ? ''
      : notActive === 1
        ? ' 1 that you selected is not active and stays as it is.'
        : ` ${notActive} that you selected are not active and stay as they are.`
  return (
    <ConfirmDialog
      open
      title={`Pause ${count(items.length)}?`}
      description={`No new trips are given.${trips === undefined ? ' Upcoming trips stay assigned.' : describeTrips(trips)}${others}`}
      proceedText="Yes, pause"
      onProceed={() => pauseAll(items.map(({ id }) => id))}
      onCancel={onClose}
    />
  )
}

/** Takes back all that can be; rejects with the last reason why one could not. */
async function takeBack(undos: readonly Undo[]): Promise<void> {
  let failure: unknown
  for (const undo of undos)
    await undo().catch((error: unknown) => {
      failure = error
    })
  if (failure !== undefined) throw failure
}
