import { RequestError } from '../kernel/errors.ts'

interface RequestedInterest {
  schedule: { vehicle_types: readonly string[]; seats_min: number; open: boolean }
  vehicle: { type: string; seats: number; status: string }
  /** Whether the organisation operates in the route's city. */
  inCity: boolean
}

const rejectField = (field: string, message: string): never => {
  throw new RequestError('ValidationError', undefined, { errors: { [field]: message } })
}

/** Throws RequestError unless the vehicle can run the open departure. */
export function checkInterest({ schedule, vehicle, inCity }: RequestedInterest): void {
  if (!schedule.open) rejectField('schedule_id', 'Another partner already runs this departure')
  if (!inCity) rejectField('schedule_id', 'This line is not in one of your cities')
  if (vehicle.status !== 'active') rejectField('vehicle_id', 'This vehicle is not active')
  if (!schedule.vehicle_types.includes(vehicle.type)) rejectField('vehicle_id', 'This departure needs another type of vehicle')
  if (vehicle.seats < schedule.seats_min) rejectField('vehicle_id', `This departure needs ${schedule.seats_min} seats`)
}
