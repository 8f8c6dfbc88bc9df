import { expect, test } from 'vitest'
import { findExtremes } from './findExtremes.ts'

const row = (costs_kobo: number, profit_kobo: number) => ({ costs_kobo, profit_kobo })

test.each([
  ['the most and the least', [row(1, 5), row(2, 9), row(0, -3)], { best: row(2, 9), worst: row(0, -3) }],
  ['nothing without costs', [row(0, 5), row(0, 9)], undefined],
  ['nothing where all are equal', [row(1, 5), row(2, 5)], undefined],
  ['nothing of a single vehicle', [row(1, 5)], undefined],
  ['nothing without vehicles', [], undefined],
])('%s', (_, rows, extremes) => expect(findExtremes(rows)).toEqual(extremes))
