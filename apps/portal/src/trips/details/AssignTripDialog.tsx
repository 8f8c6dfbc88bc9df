import { useMutation } from '@tanstack/react-query'
import type { Lookup } from '@vehicle-partner/api'
import { Button, Combobox, Dialog, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { tripName } from '../tripNeeds.ts'
import type { TripDialogProps } from './TripQuestionDialog.tsx'

/** Gives a trip to a vehicle with a driver. */
export function AssignTripDialog({ trip, onClose }: TripDialogProps) {
  const api = useApi()
  const { partner } = useOrganization()
  const [vehicle, setVehicle] = useState<Lookup | null>(
    trip.vehicle ? { id: trip.vehicle.id, label: trip.vehicle.registration_number, sub: trip.vehicle.name, status: 'active' } : null,
  )
  const [driver, setDriver] = useState<Lookup | null>(
    trip.driver ? { id: trip.driver.id, label: `${trip.driver.fname} ${trip.driver.lname}`, sub: null, status: 'active' } : null,
  )
  const [isMissing, setMissing] = useState(false)
  const assign = useMutation(api.trips.assign.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const params = { id: partner.id }
  const submit = withErrorToast(async () => {
    if (assign.isPending) return
    if (!vehicle || !driver) {
      setMissing(true)
      return
    }
    const { metadata } = await assign.mutateAsync({
      params: { id: trip.id },
      body: { vehicle_id: vehicle.id, driver_id: driver.id, version: trip.version },
    })
    onClose()
    showSuccess(['Trip updated', ...metadata.warnings].join('. '))
  })
  const toQuery = (search: string) => (search === '' ? {} : { search })
  return (
    <Dialog
      open
      title={vehicle && driver ? `Give this trip to ${vehicle.label} with ${driver.label}?` : 'Assign vehicle and driver'}
      description={`${tripName(trip)}, ${trip.reference}`}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={assign.isPending} onClick={() => void submit().catch(() => undefined)}>
            Save
          </Button>
        </>
      }
    >
      <Stack gap="large">
        <Combobox
          label="Vehicle"
          hint="Search by plate or model"
          minChars={0}
          getKey={({ id }) => id}
          getLabel={({ label }) => label}
          getDescription={({ sub }) => sub ?? undefined}
          loadOptions={async (search: string) => (await api.lookups.vehicles({ params, query: toQuery(search) })).data}
          value={vehicle}
          onValueChange={setVehicle}
          error={isMissing && !vehicle ? 'Please select a vehicle' : undefined}
        />
        <Combobox
          label="Driver"
          hint="Search by name"
          minChars={0}
          getKey={({ id }) => id}
          getLabel={({ label }) => label}
          getDescription={({ sub }) => (sub === null ? undefined : `Drives ${sub}`)}
          loadOptions={async (search: string) => (await api.lookups.drivers({ params, query: toQuery(search) })).data}
          value={driver}
          onValueChange={setDriver}
          error={isMissing && !driver ? 'Please select a driver' : undefined}
        />
      </Stack>
    </Dialog>
  )
}
