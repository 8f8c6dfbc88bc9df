'use client'
import type { ParsedNumber } from './parseNumber.ts'
import { useParsedText } from './useParsedText.ts'

export type NumberProblem = 'unreadable' | 'precision' | 'below' | 'above'

/** How a value is written: with groups when at rest, without while somebody types. */
export interface NumberCodec {
  inputMode: 'decimal' | 'numeric'
  parse: (text: string) => ParsedNumber
  /** From the decimal number that was read; undefined where it cannot be held exactly. */
  toValue: (decimal: string) => number | undefined
  format: (value: number) => string
  formatForEditing: (value: number) => string
}

interface NumberTextOptions {
  value: number | null | undefined
  defaultValue: number | null
  onValueChange: ((value: number | null) => void) | undefined
  onProblemChange: ((problem: NumberProblem | null) => void) | undefined
  min: number | undefined
  max: number | undefined
  codec: NumberCodec
}

/** The text of a number field and the value in it. */
export function useNumberText({ min, max, codec, ...rest }: NumberTextOptions) {
  const check = (number: number): NumberProblem | null =>
    min !== undefined && number < min ? 'below' : max !== undefined && number > max ? 'above' : null
  const read = (text: string): { value: number | null; problem: NumberProblem | null } => {
    const reading = codec.parse(text)
    if (reading.kind === 'empty') return { value: null, problem: null }
    if (reading.kind === 'problem') return { value: null, problem: reading.problem }
    const number = codec.toValue(reading.decimal)
    if (number === undefined) return { value: null, problem: reading.decimal.startsWith('-') ? 'below' : 'above' }
    return { value: number, problem: check(number) }
  }
  return useParsedText<number, NumberProblem>({ ...rest, codec: { parse: read, validate: check, format: codec.format, formatForEditing: codec.formatForEditing } })
}
