import * as z from 'zod/mini'

/** The words that we know, or any other: what the server owns it may extend, and the client shows what it does not know as it is. */
export const openEnum = <const Word extends string>(
  words: readonly [Word, ...Word[]],
): z.ZodMiniType<Word | (string & {}), Word | (string & {})> => z.union([z.enum(words), z.string()])

/** An opaque identifier, a prefixed ULID on our server. */
export const id = z.string().check(z.minLength(1), z.maxLength(64))

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** A calendar day in Africa/Lagos, YYYY-MM-DD, of the years that people and documents have; others would leave those that a database knows. `wrong` is what is said of anything else. */
export const dayOf = (wrong = 'A day between 1900 and 2199') =>
  z.iso.date(wrong).check(z.refine((text) => text >= '1900-01-01' && text < '2200-01-01', wrong))

/** A calendar day in Africa/Lagos, YYYY-MM-DD. */
export const day = dayOf()

/** Money, integer kobo. */
export const kobo = z.int()

/** A success envelope. */
export const data = <T extends z.ZodMiniType>(schema: T) => z.object({ data: schema })
