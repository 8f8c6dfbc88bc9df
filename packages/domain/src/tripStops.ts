/** A stop of a line, as the line lists it. */
export interface LineStop {
  id: string
  /** From 1, without holes. */
  sequence: number
  name: string
  /** Planned seconds after departure; 0 at the first stop. */
  offset_s: number
}

export type TripDirection = 'outbound' | 'inbound'

/** The stops of a trip in the order in which it comes to them: inbound as the line lists them, outbound the other way round. */
export function orderTripStops<Stop extends LineStop>(stops: readonly Stop[], direction: TripDirection): Stop[] {
  const listed = stops.toSorted((a, b) => a.sequence - b.sequence)
  if (direction === 'inbound') return listed
  const whole = listed.at(-1)?.offset_s ?? 0
  return listed.toReversed().map((stop, at) => ({ ...stop, sequence: at + 1, offset_s: whole - stop.offset_s }))
}

/** When a trip is to be at a stop: its share of the planned time, so that a departure at a slow hour may take longer than the line says. */
export function plannedAt(stop: Pick<LineStop, 'offset_s'>, whole_s: number, departure: Date, arrival: Date): Date {
  const share = whole_s > 0 ? stop.offset_s / whole_s : 0
  return new Date(departure.getTime() + Math.round(share * (arrival.getTime() - departure.getTime())))
}

/** When a trip under way reaches a stop, if it stays as late as it is. */
export const expectedAt = (planned: Date, delay_s: number): Date => new Date(planned.getTime() + delay_s * 1000)

/** How late something is, in seconds; negative when early. */
export const delaySeconds = (planned: Date, actual: Date): number => Math.round((actual.getTime() - planned.getTime()) / 1000)
