/** The first ten characters of every identifier of the demo: its moment, as a ULID writes it. */
const moment = '01JN9QW4RG'

/** A prefixed ULID that is the same on every machine: `demoId('usr', 1)`. Decimal digits are all letters of ULID's alphabet. */
export function demoId<Prefix extends string>(prefix: Prefix, number: number): `${Prefix}_${string}` {
  return `${prefix}_${moment}${String(number).padStart(16, '0')}`
}
