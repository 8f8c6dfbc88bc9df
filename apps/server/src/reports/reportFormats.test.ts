import type { ReportColumn, ReportRow } from '@vehicle-partner/api/server'
import { byteOrderMark, formatCsvLine } from '@vehicle-partner/domain'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { formatText } from './reportPdf.ts'
import { createXlsx } from './xlsxFile.ts'

const columns: ReportColumn[] = [
  { key: 'name', label: 'Name', kind: 'text' },
  { key: 'kobo', label: 'Amount', kind: 'naira' },
  { key: 'count', label: 'Count', kind: 'number' },
]

async function* pagesOf(...pages: ReportRow[][]): AsyncIterable<ReportRow[]> {
  yield* pages
}

async function sheetOf(...pages: ReportRow[][]): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of createXlsx(columns, pagesOf(...pages))) parts.push(part)
  const files = unzipSync(Buffer.concat(parts))
  expect(Object.keys(files)).toContain('[Content_Types].xml')
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
}

describe('a workbook', () => {
  test('has amounts and counts as numbers and all other cells as text', async () => {
    const sheet = await sheetOf([{ name: 'Ẹniọlá & <Co>', kobo: -123_456, count: 7 }], [{ name: '=1+1', kobo: 5, count: null }])
    expect(sheet).toContain('Ẹniọlá &amp; &lt;Co&gt;</t>')
    expect(sheet).toContain('<v>-1234.56</v>')
    expect(sheet).toContain('<v>0.05</v>')
    expect(sheet).toContain('<v>7</v>')
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
    expect(sheet).not.toContain('<f>')
    expect(sheet.match(/<row>/g)).toHaveLength(3)
  })

  test('keeps the thirty digits of a bank reference, which a spreadsheet would round in CSV', async () => {
    const digits = '000013261105100214000418832907'
    expect(await sheetOf([{ name: digits, kobo: 0, count: 0 }])).toContain(`<t xml:space="preserve">${digits}</t>`)
  })

  test('without rows has its heading', async () => {
    expect((await sheetOf()).match(/<row>/g)).toHaveLength(1)
  })

  test('shows text that looks like an escaped character as it is', async () => {
    expect(await sheetOf([{ name: 'Bus_x0041_ _x000d_ a_b _x41_', kobo: 0, count: 0 }])).toContain(
      '>Bus_x005F_x0041_ _x005F_x000d_ a_b _x41_</t>',
    )
  })

  test('omits characters that XML does not allow', async () => {
    expect(await sheetOf([{ name: 'a\u0000b\u0008c', kobo: 0, count: 0 }])).toContain('>abc</t>')
  })
})

describe('comma-separated values', () => {
  test.each([
    [['a', 'b'], 'a,b'],
    [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
    [['=1+1', '+234', '-x', '@me', '\tx'], `'=1+1,'+234,'-x,'@me,'\tx`],
    [['-1234.56', '-5', 'a=b'], '-1234.56,-5,a=b'],
    [[-5, 1.5, null], '-5,1.5,'],
    [['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"`],
  ])('%j', (cells, line) => expect(formatCsvLine(cells)).toBe(`${line}\r\n`))

  test('start with a byte order mark, so that spreadsheets read UTF-8', () =>
    expect(Buffer.from(byteOrderMark)).toEqual(Buffer.from([0xef, 0xbb, 0xbf])))
})

describe('a PDF', () => {
  test.each<[kind: ReportColumn['kind'], value: string | number | null, text: string]>([
    ['month', '2026-10-01', 'October 2026'],
    ['day', '2026-11-02', '2 Nov 2026'],
    ['instant', '2026-11-02T08:05:00.000Z', '2 Nov 2026 09:05'],
    ['word', 'under_review', 'Under review'],
    ['text', 'under_review', 'under_review'],
    ['naira', -123_456, '-₦1,234.56'],
    ['number', 7, '7'],
    ['day', null, ''],
  ])('spells out %s %j', (kind, value, text) => expect(formatText({ key: 'cell', label: 'Cell', kind }, { cell: value })).toBe(text))
})
