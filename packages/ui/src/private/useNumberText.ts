'use client'
import type { NumberReading } from './readNumber.ts'
import { useValueText } from './useValueText.ts'

export type NumberProblem = 'unreadable' | 'precision' | 'below' | 'above'

/** How a value is written: with groups when at rest, without while somebody types. */
export interface NumberWriting {
  inputMode: 'decimal' | 'numeric'
  read: (text: string) => NumberReading
  /** From the decimal number that was read; undefined where it cannot be held exactly. */
  toValue: (decimal: string) => number | undefined
  format: (value: number) => string
  raw: (value: number) => string
}

interface NumberText {
  value: number | null | undefined
  defaultValue: number | null
  onValueChange: ((value: number | null) => void) | undefined
  onProblemChange: ((problem: NumberProblem | null) => void) | undefined
  min: number | undefined
  max: number | undefined
  writing: NumberWriting
}

/** The text of a number field and the value in it. */
export function useNumberText({ min, max, writing, ...rest }: NumberText) {
  const check = (number: number): NumberProblem | null =>
    min !== undefined && number < min ? 'below' : max !== undefined && number > max ? 'above' : null
  const read = (text: string): { value: number | null; problem: NumberProblem | null } => {
    const reading = writing.read(text)
    if (reading.kind === 'empty') return { value: null, problem: null }
    if (reading.kind === 'problem') return { value: null, problem: reading.problem }
    const number = writing.toValue(reading.decimal)
    if (number === undefined) return { value: null, problem: reading.decimal.startsWith('-') ? 'below' : 'above' }
    return { value: number, problem: check(number) }
  }
  return useValueText<number, NumberProblem>({ ...rest, writing: { read, check, format: writing.format, raw: writing.raw } })
}
