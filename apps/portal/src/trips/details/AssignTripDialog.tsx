import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type Lookup, type TripDetails } from '@vehicle-partner/api'
import { formatTripName } from '@vehicle-partner/domain'
import { AlertStrip, Button, Combobox, Dialog, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import type { TripDialogProps } from './TripQuestionDialog.tsx'

const toVehicleLookup = ({ vehicle }: Pick<TripDetails, 'vehicle'>): Lookup | null =>
  vehicle && { id: vehicle.id, label: vehicle.registration_number, sub: vehicle.name, status: 'active' }
const toDriverLookup = ({ driver }: Pick<TripDetails, 'driver'>): Lookup | null =>
  driver && { id: driver.id, label: `${driver.fname} ${driver.lname}`, sub: null, status: 'active' }

/** Gives a trip to a vehicle with a driver. */
export function AssignTripDialog({ trip, onClose }: TripDialogProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { partner } = useOrganization()
  /** The trip that the user has seen: an event may bring a newer one meanwhile, which must not be overwritten unseen. */
  const [seen, setSeen] = useState(trip)
  const [vehicle, setVehicle] = useState<Lookup | null>(() => toVehicleLookup(trip))
  const [driver, setDriver] = useState<Lookup | null>(() => toDriverLookup(trip))
  const [errors, setErrors] = useState<{ vehicle?: string | undefined; driver?: string | undefined }>({})
  const assign = useMutation(api.trips.assign.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const params = { id: partner.id }
  const submit = withErrorToast(async () => {
    if (assign.isPending) return
    if (!vehicle || !driver) {
      setErrors({
        vehicle: vehicle ? undefined : 'Please select a vehicle',
        driver: driver ? undefined : 'Please select a driver',
      })
      return
    }
    const { metadata } = await assign
      .mutateAsync({
        params: { id: trip.id },
        body: { vehicle_id: vehicle.id, driver_id: driver.id, version: seen.version },
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError) setErrors({ vehicle: error.fields['vehicle_id'], driver: error.fields['driver_id'] })
        if (hasErrorCode(error, 'VersionConflict')) void queryClient.invalidateQueries({ queryKey: api.trips.get.key })
        throw error
      })
    onClose()
    showSuccess(['Trip updated', ...metadata.warnings].join('. '))
  })
  const toQuery = (search: string) => (search === '' ? {} : { search })
  return (
    <Dialog
      open
      title={vehicle && driver ? `Give this trip to ${vehicle.label} with ${driver.label}?` : 'Assign vehicle and driver'}
      description={`${formatTripName(trip)}, ${trip.reference}`}
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
        {trip.version === seen.version ? null : (
          <AlertStrip
            tone="warning"
            title="Someone else changed this trip"
            action={
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  setSeen(trip)
                  setVehicle(toVehicleLookup(trip))
                  setDriver(toDriverLookup(trip))
                }}
              >
                Show it
              </Button>
            }
          >
            {`${toVehicleLookup(trip)?.label ?? 'No vehicle'}, ${toDriverLookup(trip)?.label ?? 'no driver'}.`}
          </AlertStrip>
        )}
        <Combobox
          label="Vehicle"
          hint="Search by plate or model"
          minChars={0}
          getKey={({ id }) => id}
          getLabel={({ label }) => label}
          getDescription={({ sub }) => sub ?? undefined}
          loadOptions={async (search: string) => (await api.lookups.vehicles({ params, query: toQuery(search) })).data}
          value={vehicle}
          onValueChange={(option) => {
            setVehicle(option)
            setErrors({ ...errors, vehicle: undefined })
          }}
          error={errors.vehicle}
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
          onValueChange={(option) => {
            setDriver(option)
            setErrors({ ...errors, driver: undefined })
          }}
          error={errors.driver}
        />
      </Stack>
    </Dialog>
  )
}
