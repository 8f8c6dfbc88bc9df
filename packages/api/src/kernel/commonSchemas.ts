import { calendarDate } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'

/** An open union: the known values or any string, since a server may add values. */
export const openEnum = <const Word extends string>(
  values: readonly [Word, ...Word[]],
): z.ZodMiniType<Word | (string & {}), Word | (string & {})> => z.union([z.enum(values), z.string()])

/** An opaque identifier, a prefixed ULID on our server. */
export const id = z.string().check(z.minLength(1), z.maxLength(64))

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** A calendar day in Africa/Lagos, YYYY-MM-DD. */
export const day = calendarDate('Please enter a date between 1900 and 2199')

/** Money, integer kobo. */
export const kobo = z.int()

/** The envelope of a successful response: `{ data }`. */
export const data = <T extends z.ZodMiniType>(schema: T) => z.object({ data: schema })

/** When the data was read. */
export const Metadata = z.object({ as_of: instant })
