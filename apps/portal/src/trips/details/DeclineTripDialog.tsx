import { useMutation } from '@tanstack/react-query'
import { declineLabels, declineReasons, formatTripName } from '@vehicle-partner/domain'
import { AlertStrip, Button, Dialog, RadioGroup, Stack, TextArea } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import type { TripDialogProps } from './TripQuestionDialog.tsx'

const options = declineReasons.map((value) => ({ value, label: declineLabels[value] }))
const textLimit = 500

/** Declines a trip with a reason. */
export function DeclineTripDialog({ trip, onClose }: TripDialogProps) {
  const { trips } = useApi()
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const decline = useMutation(trips.decline.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('The trip is not declined, and what you wrote is lost.', { title: 'Close without sending?' })
  const close = () => leave.close(onClose)
  const keptNote = useKeptNote((note) => {
    setText(note)
    leave.setUnsaved(true)
  })
  const submit = withErrorToast(async () => {
    if (decline.isPending) return
    const reason_code = declineReasons.find((each) => each === reason)
    if (reason_code === undefined) {
      setMissing(true)
      return
    }
    const note = text.trim()
    await decline.mutateAsync({ params: { id: trip.id }, body: { reason_code, ...(note === '' ? {} : { text: note }) } })
    keptNote.current?.write({})
    onClose()
    showSuccess('Trip declined')
  })
  return (
    <>
      <Dialog
        open
        title="Decline this trip?"
        description={`${formatTripName(trip)}, ${trip.reference}. The operator will find another vehicle.`}
        onOpenChange={(open) => {
          if (!open) close()
        }}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" pending={decline.isPending} onClick={() => void submit().catch(() => undefined)}>
              Decline trip
            </Button>
          </>
        }
      >
        <Stack gap="large">
          <AlertStrip tone="warning" title="Declines count in your reliability score." />
          <RadioGroup
            label="Why?"
            options={options}
            value={reason}
            onValueChange={(value) => {
              setReason(value)
              setMissing(false)
            }}
            error={isMissing ? 'Please select a reason' : undefined}
          />
          <TextArea
            label="What happened"
            optionalLabel="optional"
            hint="If the operator should know more"
            maxLength={textLimit}
            value={text}
            onValueChange={(value) => {
              setText(value)
              keptNote.current?.write(value.trim() === '' ? {} : { text: value })
              leave.setUnsaved(value.trim() !== '')
            }}
          />
        </Stack>
      </Dialog>
      {leave.question}
    </>
  )
}

/** Gives back the note that was typed before a change of the session took the dialog away. */
function useKeptNote(onRestore: (note: string) => void) {
  const { unsentForms } = usePortal()
  const form = useRef<ReturnType<typeof unsentForms.open>>(undefined)
  const restore = useEffectEvent(onRestore)
  useEffect(() => {
    const opened = unsentForms.open('DeclineTripForm')
    const note = opened.read()?.['text']
    if (typeof note === 'string') restore(note)
    form.current = opened
    return () => opened.close()
  }, [unsentForms])
  return form
}
