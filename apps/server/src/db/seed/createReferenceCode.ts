import type { Day } from '@vehicle-partner/domain'
import { dayNumber } from './lagosTime.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeSpace = 2 ** 30

/** Slots 0 to 3699 of a day belong to the timetable, the others to extra departures, one for five minutes. */
export const extraSlot = (minuteOfDay: number): number => 3700 + Math.floor(minuteOfDay / 5)

/** A short, unique code of an organisation, day and slot. */
export function createReferenceCode(partnerNumber: number, day: Day, slot: number): string {
  const number = partnerNumber * 2 ** 25 + (dayNumber(day) % 8192) * 4096 + slot
  // Multiplication by an odd number is a bijection modulo a power of two.
  let mixed = Number((BigInt(number) * 0x2f0b_4a45n) % BigInt(codeSpace))
  let code = ''
  for (let digit = 0; digit < 6; digit += 1) {
    code = (alphabet[mixed % 32] ?? '0') + code
    mixed = Math.floor(mixed / 32)
  }
  return code
}
