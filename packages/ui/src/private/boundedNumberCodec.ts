import type { ParsedNumber } from './parseNumber.ts'
import type { TextCodec } from './useParsedText.ts'

export type NumberProblem = 'unreadable' | 'precision' | 'below' | 'above'

/** Parses and formats the values of a number field. */
export interface NumberCodec {
  inputMode: 'decimal' | 'numeric'
  parse: (text: string) => ParsedNumber
  /** The value of a parsed decimal; undefined if it cannot be represented exactly. */
  toValue: (decimal: string) => number | undefined
  /** With thousands separators. */
  format: (value: number) => string
  /** Without thousands separators, as the user types it. */
  formatForEditing: (value: number) => string
}

/** Adds the limits of a field to a number codec. */
export function createBoundedNumberCodec(
  codec: NumberCodec,
  min: number | undefined,
  max: number | undefined,
): TextCodec<number, NumberProblem> {
  const validate = (value: number): NumberProblem | null =>
    min !== undefined && value < min ? 'below' : max !== undefined && value > max ? 'above' : null
  const parse = (text: string): { value: number | null; problem: NumberProblem | null } => {
    const parsed = codec.parse(text)
    if (parsed.kind === 'empty') return { value: null, problem: null }
    if (parsed.kind === 'problem') return { value: null, problem: parsed.problem }
    const value = codec.toValue(parsed.decimal)
    if (value === undefined) return { value: null, problem: parsed.decimal.startsWith('-') ? 'below' : 'above' }
    return { value, problem: validate(value) }
  }
  return { parse, validate, format: codec.format, formatForEditing: codec.formatForEditing }
}
