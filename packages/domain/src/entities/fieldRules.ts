import * as z from 'zod/mini'
import { earliestDay } from '../calendarDays.ts'
import { formatCount } from '../formatCount.ts'
import { isName, isPersonName } from '../names.ts'

/** Messages by field; a part of a field is named by its path, such as `guarantor.phone`. */
export type FieldErrors = Record<string, string>

/** Whether a number is valid in a country. The numbering plans are large, so the caller passes the check in; see `@vehicle-partner/domain/phone`. */
export type IsPhone = (number: string, country: string) => boolean

/** Characters of the longest e-mail address that mail servers accept (RFC 5321). */
export const emailMaxLength = 254
/** Characters of the longest identifier. */
const idMaxLength = 64
/** Characters of the longest location of an uploaded file. */
const locationMaxLength = 300

export const requiredMessage = 'This field is required'
export const invalidPhoneMessage = 'Please provide a valid phone number'
export const wrongNameMessage = 'Special characters and numbers are not allowed'

/** The message for a text of more than `max` characters. */
export const tooLongMessage = (max: number): string => `Please keep it under ${formatCount(max + 1)} characters`

/** Control characters but for those of lines, and those that turn the direction of a text: unseen, they change how a name reads. */
const unseenCharacters = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/gu

/** Trims a text, and takes unseen characters out of it. */
export const cleanText = () => z.overwrite<string>((text) => text.replace(unseenCharacters, '').trim())

/**
 * A clean text; `message` is for one that is missing or shorter than `min`. No rule here uses zod's `abort`: it would keep a form
 * from applying the rules between fields. Where several rules fail, the first message counts.
 */
export const boundedText = (min: number, max: number, message: string) =>
  z.string(message).check(cleanText(), z.minLength(min, message), z.maxLength(max, tooLongMessage(max)))

/** The same, with another message for a text that is shorter than `min`. */
export const requiredText = (min: number, max: number, missing: string) =>
  boundedText(1, max, missing).check(z.minLength(min, `Please enter at least ${min} characters`))

/** Letters, with a single space or hyphen between parts (spec section 5); `missing` is for an empty name. */
export const plainName = (missing: string) => boundedText(1, 60, missing).check(z.refine(isName, wrongNameMessage))

/** A name as identity documents spell it, apostrophes included. */
export const personName = (missing: string, max = 60) => boundedText(1, max, missing).check(z.refine(isPersonName, wrongNameMessage))

/** An e-mail address; `missing` is for an empty one. */
export const emailAddress = (invalid = 'Invalid email', missing = invalid) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.email(invalid), z.maxLength(emailMaxLength, invalid))

/** ISO 3166-1 alpha-2, or a calling code such as `+234`; in capitals. */
export const countryCode = (message = invalidPhoneMessage) =>
  z.string(message).check(z.trim(), z.regex(/^(?:[A-Za-z]{2}|\+?\d{1,3})$/, message), z.toUpperCase())

/** For a date that is not in the calendar, such as the 31st of February, or outside 1900 to 2199. */
export const wrongDateMessage = 'Please enter a date that exists'

/** A calendar day, `YYYY-MM-DD`, from 1900 to 2199; `missing` is for an empty one. */
export const calendarDate = (missing: string) =>
  z.iso
    .date({ error: ({ input }) => (typeof input === 'string' && input !== '' ? wrongDateMessage : missing) })
    .check(z.refine((day) => day >= earliestDay && day < '2200-01-01', wrongDateMessage))

/** The identifier of something that is chosen from a list. */
export const chosenId = (message: string) => z.string(message).check(z.minLength(1, message), z.maxLength(idMaxLength, message))

/** The message for a city where the organisation does not work. */
export const foreignCityMessage = 'Please select one of your cities'

/** Where an uploaded file is. */
export const fileLocation = (message: string) => z.string(message).check(z.minLength(1, message), z.maxLength(locationMaxLength, message))

/** Whether none of the named values differ from those before; without values before, everything counts as changed. */
export const isUnchanged = <T extends object>(value: T, before: Partial<T> | undefined, fields: readonly (keyof T)[]): boolean =>
  before !== undefined && fields.every((field) => value[field] === before[field])

/** The messages of a part, at their paths in the whole: `document` and `dob` give `document.dob`. */
export const prefixKeys = (prefix: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [`${prefix}.${field}`, message]))
