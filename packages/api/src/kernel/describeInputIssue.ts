import { requiredMessage, tooLongMessage } from '@vehicle-partner/domain/entities'
import type * as z from 'zod/mini'

/** More values than these are not listed in a message. */
const maxListedValues = 12

const typeMessages: Readonly<Record<string, string>> = {
  string: 'This must be text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This must be true or false',
  array: 'This must be a list',
  object: 'This must be an object',
  record: 'This must be an object',
}

const formatMessages: Readonly<Record<string, string>> = {
  email: 'Invalid email',
  datetime: 'Please send date and time as in 2026-11-30T08:00:00Z',
}

const notAllowed = 'This value is not allowed'

const isNumber = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint'

function describeTooBig({ origin, maximum }: Pick<z.core.$ZodIssueTooBig, 'origin' | 'maximum'>): string {
  if (isNumber(origin)) return maximum === Number.MAX_SAFE_INTEGER ? 'This number is too large' : `This must be ${maximum} or less`
  return origin === 'string' ? tooLongMessage(Number(maximum)) : `At most ${maximum} entries`
}

function describeTooSmall({ origin, minimum }: Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum'>): string {
  if (isNumber(origin)) return `This must be ${minimum} or more`
  if (origin === 'string') return minimum === 1 ? requiredMessage : `Please enter at least ${minimum} characters`
  return minimum === 1 ? 'Please name at least one' : `Please name at least ${minimum}`
}

/** The message of a rule that has none of its own. zod's are for developers and name its types. */
export function describeInputIssue(issue: z.core.$ZodRawIssue): string {
  // As in the forms (spec section 5).
  if (issue.input === undefined) return requiredMessage
  switch (issue.code) {
    case 'invalid_type':
      return typeMessages[issue.expected] ?? notAllowed
    case 'invalid_format':
      return formatMessages[issue.format] ?? 'This does not have the right format'
    case 'invalid_value':
      return issue.values.length > maxListedValues ? notAllowed : `Please use ${listValues(issue.values)}`
    case 'too_big':
      return describeTooBig(issue)
    case 'too_small':
      return describeTooSmall(issue)
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}`
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'unrecognized_keys':
    case 'custom':
      return notAllowed
  }
}

/** `a`, `a or b`, `a, b or c`. */
function listValues(values: readonly z.core.util.Primitive[]): string {
  const words = values.map(String)
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
