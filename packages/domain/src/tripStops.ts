/** A stop of a route. */
export interface LineStop {
  id: string
  /** From 1, without gaps. */
  sequence: number
  name: string
  /** Planned seconds after departure; 0 at the first stop. */
  offset_s: number
}

export type TripDirection = 'outbound' | 'inbound'

/** The stops of a trip in travel order: inbound as the route lists them, outbound reversed. */
export function orderTripStops<Stop extends LineStop>(stops: readonly Stop[], direction: TripDirection): Stop[] {
  const listed = stops.toSorted((a, b) => a.sequence - b.sequence)
  if (direction === 'inbound') return listed
  const whole = listed.at(-1)?.offset_s ?? 0
  return listed.toReversed().map((stop, at) => ({ ...stop, sequence: at + 1, offset_s: whole - stop.offset_s }))
}

/** A path in travel order: inbound as the route has it, outbound reversed. */
export const orderTripPath = <Point>(path: readonly Point[], direction: TripDirection): readonly Point[] =>
  direction === 'inbound' ? path : path.toReversed()

const dash = ' – '

/** The places in the name of a route ('Ajah – CMS'): `['Ajah', 'CMS']`. */
export const routePlaces = (name: string): readonly string[] => name.split(dash)

/** The places in the name of a trip: those of its route, reversed for the way from its destination. */
export function tripPlaces({ route, direction }: { route: { name: string }; direction: string }): readonly string[] {
  const places = routePlaces(route.name)
  return direction === 'outbound' && places.length === 2 ? places.toReversed() : places
}

/** The name of a trip in plain text: 'CMS – Ajah'. */
export const formatTripName = (trip: Parameters<typeof tripPlaces>[0]): string => tripPlaces(trip).join(dash)

/** The planned time at a stop, proportional to the trip's planned duration, so that a rush-hour departure may take longer than the route's default. */
export function plannedStopTime(stop: Pick<LineStop, 'offset_s'>, whole_s: number, departure: Date, arrival: Date): Date {
  const share = whole_s > 0 ? stop.offset_s / whole_s : 0
  return new Date(departure.getTime() + Math.round(share * (arrival.getTime() - departure.getTime())))
}

/** The expected time at a stop if the current delay persists. */
export const expectedStopTime = (planned: Date, delay_s: number): Date => new Date(planned.getTime() + delay_s * 1000)

/** Delay in seconds; negative when early. */
export const delaySeconds = (planned: Date, actual: Date): number => Math.round((actual.getTime() - planned.getTime()) / 1000)
