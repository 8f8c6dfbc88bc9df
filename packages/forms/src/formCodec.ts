import type { FieldErrors } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'

/** How the fields of a form become the value that is sent, and the other way round. */
export interface FieldCodec<Fields, Value> {
  /** Validates nothing: text that cannot be decoded becomes a value that the entity's schema rejects. */
  decode: (fields: Fields) => unknown
  encode: (value: Value) => Fields
}

/** The schema of a form whose fields hold text: it decodes them and validates the value with the entity's schema. */
export const formCodec = <Fields, Value>(
  fields: z.ZodMiniType<Fields, Fields>,
  value: z.ZodMiniType<Value, unknown>,
  { decode, encode }: FieldCodec<Fields, Value>,
) => z.codec(fields, value, { decode, encode: (checked) => encode(checked as Value) }) // checked by the schema of `value`

/** A value whose invalid fields are null. */
export type ValidFields<Value> = { [Field in keyof Value]: Value[Field] | null }

/**
 * Adds the rules between fields. They also apply while other fields are invalid, so that a form shows all messages at once;
 * a field has one message, its own first.
 */
export function withFieldErrors<Value extends object>(
  schema: z.ZodMiniType<Value, unknown>,
  errorsOf: (value: ValidFields<Value>) => FieldErrors | Promise<FieldErrors>,
): z.ZodMiniType<Value, unknown> {
  return schema.check(
    z.check<Value>(
      async ({ value, issues }) => {
        const invalid = issues.map(({ path }) => String(path?.[0]))
        const validFields = { ...value, ...Object.fromEntries(invalid.map((name) => [name, null])) }
        for (const [name, message] of Object.entries(await errorsOf(validFields)))
          if (!invalid.includes(name)) issues.push({ code: 'custom', message, input: value, path: name.split('.') })
      },
      { when: () => true },
    ),
  )
}

/** Empty text is null. */
export const textToNull = (text: string): string | null => (text.trim() === '' ? null : text)
export const nullToText = (value: string | null | undefined): string => value ?? ''

/** A whole number in decimal digits, also as people write thousands: '120,500'; NaN for any other text. */
export function textToWholeNumber(text: string): number {
  const typed = text.trim()
  const digits = /^\d{1,3}(?:[ ,]\d{3})+$/.test(typed) ? typed.replace(/[ ,]/g, '') : typed
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN
}
