/** Seats of a row. */
const seatsOfRow = 3

/** The name of a seat by its place, counted from 0: A1 to A3, B1 and so on. */
export const seatName = (place: number): string => `${String.fromCharCode(65 + Math.floor(place / seatsOfRow))}${(place % seatsOfRow) + 1}`

/** The names of all seats by row, the front row first. */
export const seatRows = (total: number): string[][] =>
  Array.from({ length: Math.ceil(total / seatsOfRow) }, (_, row) =>
    Array.from({ length: Math.min(seatsOfRow, total - row * seatsOfRow) }, (__, place) => seatName(row * seatsOfRow + place)),
  )

/** The booked seats in order. A party has the seat of its row and those after it; who cancelled or has no seat yet is left out. */
export function listBookedSeats(
  parties: readonly { seat: string | null; party_size: number; status: string }[],
  seatsTotal: number,
): string[] {
  const names = seatRows(seatsTotal).flat()
  const booked = new Set(
    parties.flatMap(({ seat, party_size, status }) => {
      const first = seat === null ? -1 : names.indexOf(seat)
      return first === -1 || status === 'cancelled' ? [] : names.slice(first, first + party_size)
    }),
  )
  return names.filter((name) => booked.has(name))
}
