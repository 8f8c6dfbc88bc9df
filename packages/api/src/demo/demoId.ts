/** The time part of all demo ids, as in a ULID. */
const moment = '01JN9QW4RG'

/** A prefixed, deterministic ULID: `demoId('usr', 1)`. */
export function demoId<Prefix extends string>(prefix: Prefix, number: number): `${Prefix}_${string}` {
  return `${prefix}_${moment}${String(number).padStart(16, '0')}`
}
