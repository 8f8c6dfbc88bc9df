import { expect, test } from 'vitest'
import { isTooLongForPdf, maxPdfRows, pdfRowsMessage, reportTitles } from './reports.ts'

test('a PDF has at most 5,000 rows, as its message says', () => {
  expect([0, 1, 5000, 5001, 24_000].map(isTooLongForPdf)).toEqual([false, false, false, true, true])
  expect(pdfRowsMessage).toContain(maxPdfRows.toLocaleString('en'))
})

test('the report of the audit log is named like its page', () => {
  expect(reportTitles.audit).toBe('Audit log')
})
