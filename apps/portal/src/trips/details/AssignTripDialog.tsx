import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, type DriverCandidate, type TripDetails, type VehicleCandidate } from '@vehicle-partner/api'
import { formatTripName, isSameAssignment } from '@vehicle-partner/domain'
import { AlertStrip, Button, Combobox, Dialog, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import type { TripDialogProps } from './TripQuestionDialog.tsx'

type Choice = Pick<VehicleCandidate | DriverCandidate, 'id' | 'obstacles'> & {
  label: string
  description?: string
  /** The usual driver of a vehicle. */
  driver?: VehicleCandidate['driver']
}

const toVehicleOption = ({ id, registration_number, name, seats, driver, obstacles }: VehicleCandidate): Choice => ({
  id,
  label: registration_number,
  description: [`${name}, ${seats} seats`, ...(obstacles.length > 0 ? obstacles : driver ? [`Usual driver: ${driver.name}`] : [])].join(
    '. ',
  ),
  driver,
  obstacles,
})
const toDriverOption = ({ id, name, vehicle, obstacles }: DriverCandidate, vehicleId: string | undefined): Choice => {
  const usual = vehicle && (vehicle.id === vehicleId ? 'Usual driver of this vehicle' : `Drives ${vehicle.registration_number}`)
  const sentences = [...(usual ? [usual] : []), ...obstacles]
  return { id, label: name, ...(sentences.length > 0 ? { description: sentences.join('. ') } : {}), obstacles }
}

const groupOf = ({ obstacles }: Choice) => (obstacles.length === 0 ? 'Can take this trip' : 'Cannot take this trip')

const toVehicle = ({ vehicle }: Pick<TripDetails, 'vehicle'>): Choice | null =>
  vehicle && { id: vehicle.id, label: vehicle.registration_number, obstacles: [] }
const toDriver = ({ driver }: Pick<TripDetails, 'driver'>): Choice | null =>
  driver && { id: driver.id, label: `${driver.fname} ${driver.lname}`, obstacles: [] }

/** Gives a trip to a vehicle with a driver. */
export function AssignTripDialog({ trip, onClose }: TripDialogProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  /** The trip that the user has seen: an event may bring a newer one meanwhile, which must not be overwritten unseen. */
  const [seen, setSeen] = useState(trip)
  const [vehicle, setVehicle] = useState(() => toVehicle(trip))
  const [driver, setDriver] = useState(() => toDriver(trip))
  const [errors, setErrors] = useState<{ vehicle?: string | undefined; driver?: string | undefined }>({})
  const assign = useMutation(api.trips.assign.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const params = { id: trip.id }
  // What keeps the present choice from the trip is said before it is saved; the driver's licence depends on the vehicle.
  const vehicleCheck = useQuery({
    ...api.trips.vehicleCandidates.query({ params, query: { id: vehicle?.id } }),
    enabled: vehicle !== null,
  }).data?.data.find(({ id }) => id === vehicle?.id)
  const driverCheck = useQuery({
    ...api.trips.driverCandidates.query({ params, query: { id: driver?.id, vehicle_id: vehicle?.id } }),
    enabled: driver !== null,
  }).data?.data.find(({ id }) => id === driver?.id)
  const describeObstacles = (check: Pick<Choice, 'obstacles'> | undefined) =>
    check && check.obstacles.length > 0 ? check.obstacles.join('. ') : undefined
  const submit = withErrorToast(async () => {
    if (assign.isPending) return
    if (!vehicle || !driver) {
      setErrors({
        vehicle: vehicle ? undefined : 'Please select a vehicle',
        driver: driver ? undefined : 'Please select a driver',
      })
      return
    }
    // The newest trip: what the user has seen may have been taken from it meanwhile.
    if (
      isSameAssignment(
        { status: trip.status, vehicle_id: trip.vehicle?.id ?? null, driver_id: trip.driver?.id ?? null },
        { vehicle_id: vehicle.id, driver_id: driver.id },
      )
    ) {
      onClose()
      showSuccess('Nothing changed')
      return
    }
    const { metadata } = await assign
      .mutateAsync({
        params,
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
                  setVehicle(toVehicle(trip))
                  setDriver(toDriver(trip))
                }}
              >
                Show it
              </Button>
            }
          >
            {`${toVehicle(trip)?.label ?? 'No vehicle'}, ${toDriver(trip)?.label ?? 'no driver'}.`}
          </AlertStrip>
        )}
        <Combobox
          label="Vehicle"
          hint={trip.seats.booked === 0 ? 'Search by plate or model' : `Search by plate or model. ${trip.seats.booked} seats are booked`}
          minChars={0}
          getKey={({ id }) => id}
          getLabel={({ label }) => label}
          getDescription={({ description }) => description}
          getGroup={groupOf}
          loadOptions={async (search: string) =>
            (await api.trips.vehicleCandidates({ params, query: toQuery(search) })).data.map((option) => toVehicleOption(option))
          }
          value={vehicle}
          onValueChange={(option) => {
            setVehicle(option)
            setErrors({})
            // A driver who can take the trip stays with it.
            if (option?.driver && (driver === null || describeObstacles(driverCheck)))
              setDriver({ id: option.driver.id, label: option.driver.name, obstacles: [] })
          }}
          error={errors.vehicle ?? describeObstacles(vehicleCheck)}
        />
        <Combobox
          // The options depend on the vehicle.
          key={vehicle?.id}
          label="Driver"
          hint="Search by name"
          minChars={0}
          getKey={({ id }) => id}
          getLabel={({ label }) => label}
          getDescription={({ description }) => description}
          getGroup={groupOf}
          loadOptions={async (search: string) =>
            (await api.trips.driverCandidates({ params, query: { ...toQuery(search), vehicle_id: vehicle?.id } })).data.map((option) =>
              toDriverOption(option, vehicle?.id),
            )
          }
          value={driver}
          onValueChange={(option) => {
            setDriver(option)
            setErrors({ ...errors, driver: undefined })
          }}
          error={errors.driver ?? describeObstacles(driverCheck)}
        />
      </Stack>
    </Dialog>
  )
}
