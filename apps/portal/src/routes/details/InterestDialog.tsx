import { useMutation } from '@tanstack/react-query'
import { ApiError, type Lookup, type Schedule } from '@vehicle-partner/api'
import { formatVehicleWord, formatWeekdays } from '@vehicle-partner/domain'
import { Button, Combobox, Dialog, Stack, TextArea } from '@vehicle-partner/ui'
import { useRef, useState } from 'react'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

interface InterestDialogProps {
  routeId: string
  schedule: Schedule
  /** The name of the last stop. */
  to: string
  onClose: () => void
}

const noteLimit = 500

/** Offers one of the organisation's vehicles for an open departure. The operator decides. */
export function InterestDialog({ routeId, schedule, to, onClose }: InterestDialogProps) {
  const api = useApi()
  const { partner } = useOrganization()
  const [vehicle, setVehicle] = useState<Lookup | null>(null)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const [noteError, setNoteError] = useState<string>()
  const interest = useMutation(api.routes.interest.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('Your interest is not sent, and what you wrote is lost.', { title: 'Close without sending?' })
  const close = () => leave.close(onClose)
  const { departure_time, days_of_week, vehicle_types, seats_min } = schedule
  const types = vehicle_types.map((type) => formatVehicleWord(type).toLowerCase()).join(' or ')
  const send = withErrorToast(async (vehicle: Lookup) => {
    if (interest.isPending) return
    try {
      const text = note.trim()
      await interest.mutateAsync({
        params: { id: routeId },
        body: { schedule_id: schedule.id, vehicle_id: vehicle.id, ...(text === '' ? {} : { note: text }) },
      })
      onClose()
      showSuccess(`Your interest in ${departure_time} is sent. The operator decides.`)
    } catch (failure) {
      const aboutNote = failure instanceof ApiError ? failure.fields['note'] : undefined
      setNoteError(aboutNote)
      setError(aboutNote === undefined ? getErrorMessage(failure, 'call') : undefined)
      throw failure
    }
  })
  const submit = () => {
    if (vehicle) return void send(vehicle).catch(() => undefined)
    setError('Please select a vehicle')
    field.current?.focus()
  }
  return (
    <>
      <Dialog
        open
        title={`Express interest in ${departure_time} to ${to}`}
        description={`${formatWeekdays(days_of_week)}. It needs a ${types} with ${seats_min} seats or more.`}
        onOpenChange={(open) => {
          if (!open) close()
        }}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button pending={interest.isPending} onClick={submit}>
              Send
            </Button>
          </>
        }
      >
        <Stack gap="large">
          <Combobox
            ref={field}
            label="Vehicle"
            hint="Search by plate or model"
            minChars={0}
            getKey={({ id }) => id}
            getLabel={({ label }) => label}
            getDescription={({ sub }) => sub ?? undefined}
            loadOptions={async (search: string) =>
              (await api.lookups.vehicles({ params: { id: partner.id }, query: search === '' ? {} : { search } })).data
            }
            value={vehicle}
            onValueChange={(option) => {
              setVehicle(option)
              setError(undefined)
            }}
            error={error}
          />
          <TextArea
            label="Note for the operator"
            hint="If there is something to know"
            maxLength={noteLimit}
            value={note}
            error={noteError}
            onValueChange={(value) => {
              setNote(value)
              setNoteError(undefined)
              leave.setUnsaved(value.trim() !== '')
            }}
          />
        </Stack>
      </Dialog>
      {leave.question}
    </>
  )
}
