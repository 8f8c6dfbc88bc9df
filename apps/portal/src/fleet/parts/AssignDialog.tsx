import { useMutation } from '@tanstack/react-query'
import type { Lookup } from '@vehicle-partner/api'
import { Button, Combobox, ConfirmDialog, Dialog } from '@vehicle-partner/ui'
import { useRef, useState } from 'react'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

/** A vehicle or driver that the other one is chosen for. */
export interface AssignedItem {
  kind: 'vehicle' | 'driver'
  id: string
  /** The plate or the name. */
  label: string
  version: number
}

interface AssignDialogProps {
  item: AssignedItem
  /** The name or plate of what is assigned now. */
  current: string | undefined
  onClose: () => void
}

/** What the user is asked before an assignment takes the other one from its driver or vehicle. */
interface Question {
  title: string
  description: string
  proceedText: string
}

/**
 * Chooses the driver of a vehicle, or the vehicle of a driver. A driver who drives another vehicle, and a vehicle that another driver
 * drives, are moved only after a question.
 */
export function AssignDialog({ item, current, onClose }: AssignDialogProps) {
  const api = useApi()
  const { partner } = useOrganization()
  const isVehicle = item.kind === 'vehicle'
  const [chosen, setChosen] = useState<Lookup | null>(null)
  const [question, setQuestion] = useState<Question>()
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { showError, withErrorToast } = useErrorToast()
  const setDriver = useMutation(api.vehicles.setDriver.mutation())
  const setVehicle = useMutation(api.drivers.setVehicle.mutation())
  const findDriver = useMutation({
    // Who manages drivers may not read vehicles.
    mutationFn: async ({ id, label }: Lookup) => {
      const { data } = await api.drivers.list({ params: { id: partner.id }, query: { search: label } })
      return data.find(({ vehicle }) => vehicle?.id === id)
    },
    onError: showError,
  })
  // The option may be older than what another tab or member has changed.
  const readAgain = useMutation({
    mutationFn: async (option: Lookup) => {
      const { data } = await api.lookups.drivers({ params: { id: partner.id }, query: { id: option.id } })
      return data[0] ?? option
    },
    onError: showError,
  })
  const showSuccess = useSuccessToast()
  const params = { id: item.id }
  const noun = isVehicle ? 'driver' : 'vehicle'
  const isPending = setDriver.isPending || setVehicle.isPending || findDriver.isPending || readAgain.isPending

  const assign = withErrorToast(async () => {
    if (!chosen || isPending) return
    try {
      const { data } = isVehicle
        ? await setDriver.mutateAsync({ params, body: { driver_id: chosen.id, version: item.version } })
        : await setVehicle.mutateAsync({ params, body: { vehicle_id: chosen.id, version: item.version } })
      onClose()
      const [driver, plate] = isVehicle ? [chosen.label, item.label] : [item.label, chosen.label]
      showSuccess([`${driver} now drives ${plate}.`, ...data.warnings].join(' '))
    } catch (failure) {
      setQuestion(undefined)
      setError(getErrorMessage(failure, 'call'))
      throw failure
    }
  })
  const askOrAssign = async (option: Lookup) => {
    const driver = isVehicle ? undefined : await findDriver.mutateAsync(option)
    const plate = isVehicle ? (await readAgain.mutateAsync(option)).sub : null
    if (plate !== null && plate !== item.label)
      setQuestion({
        title: `${option.label} now drives ${plate}. Move to ${item.label}?`,
        description: `${plate} is left without a driver and gets no new trips until it has one.`,
        proceedText: 'Yes, move',
      })
    else if (driver && driver.id !== item.id)
      setQuestion({
        title: `${driver.fname} ${driver.lname} now drives ${option.label}. Give it to ${item.label}?`,
        description: `${driver.fname} ${driver.lname} is left without a vehicle and gets no new trips until they have one.`,
        proceedText: 'Yes, replace',
      })
    else await assign()
  }
  const submit = () => {
    if (chosen) return void askOrAssign(chosen).catch(() => undefined)
    setError(`Please select a ${noun}`)
    field.current?.focus()
  }
  if (question) return <ConfirmDialog open {...question} onProceed={assign} onCancel={() => setQuestion(undefined)} />
  const lookup = isVehicle ? api.lookups.drivers : api.lookups.vehicles
  return (
    <Dialog
      open
      title={current === undefined ? `Assign a ${noun}` : `Replace the ${noun}`}
      description={isVehicle ? `Who drives ${item.label} from now on?` : `What does ${item.label} drive from now on?`}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={isPending} onClick={submit}>
            {current === undefined ? 'Assign' : 'Replace'}
          </Button>
        </>
      }
    >
      <Combobox
        ref={field}
        label={isVehicle ? 'Driver' : 'Vehicle'}
        hint={isVehicle ? 'Search by name' : 'Search by plate or model'}
        minChars={0}
        getKey={({ id }) => id}
        getLabel={({ label }) => label}
        getDescription={({ sub }) => (isVehicle ? (sub === null ? 'No vehicle' : `Drives ${sub}`) : (sub ?? undefined))}
        // Two drivers may have one name; a plate is one vehicle's.
        isOptionDisabled={({ label, sub }) => (isVehicle ? sub === item.label : label === current)}
        loadOptions={async (search: string) => (await lookup({ params: { id: partner.id }, query: search === '' ? {} : { search } })).data}
        value={chosen}
        onValueChange={(option) => {
          setChosen(option)
          setError(undefined)
        }}
        error={error}
      />
    </Dialog>
  )
}
