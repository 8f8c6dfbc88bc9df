/** How many ticks of passengers came to what. */
export interface TickOutcomes {
  sent: number
  /** Another user has set the passenger later, or the clock of this device is wrong. */
  changedSince: number
  refused: number
}

const passengers = (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`)

/** What became of ticks that waited for the network, in words; undefined where there are none. */
export const countWords = ({ sent, changedSince, refused }: TickOutcomes) => ({
  sent: sent === 0 ? undefined : `${passengers(sent)} ticked without a network: sent now.`,
  changedSince:
    changedSince === 0
      ? undefined
      : `${passengers(changedSince)} changed by someone else later, or the clock of this device is wrong. The list shows what counts.`,
  refused: refused === 0 ? undefined : `${passengers(refused)} could not be ticked.`,
})
