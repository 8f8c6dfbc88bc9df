import type { CsvLimits, CsvRows } from '@vehicle-partner/domain'
import { strFromU8, unzipSync } from 'fflate'

/** The most that one part of a workbook may hold when it is unpacked, in bytes: a small archive can hold gigabytes. */
const maxPartSize = 20 * 1024 * 1024
const damaged = 'We cannot read this workbook. Save it again as "Excel workbook (.xlsx)" or as CSV.'

/** Formats 14 to 22 and 45 to 47 are dates and times of every language (ECMA-376, part 1, 18.8.30). */
const isDateFormatId = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47)
/** A format with a day or a year, outside quoted text and colours. */
const isDateFormat = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

const parseXml = (text: string): Document => new DOMParser().parseFromString(text, 'application/xml')
/** Elements by local name: some programs write a prefix before each name. */
const elements = (parent: Document | Element, name: string): Element[] => Array.from(parent.getElementsByTagNameNS('*', name))

/** Workbooks write characters that XML cannot have, and what looks like one of them, as `_x0041_` (ECMA-376, part 1, 22.9.2.19). */
const decodeText = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => (code === '0000' ? '' : String.fromCharCode(parseInt(code, 16))))

/** The text of a cell's parts, without the reading aids of East Asian scripts. */
const joinText = (item: Element): string =>
  elements(item, 't')
    .filter((part) => part.parentElement?.localName !== 'rPh')
    .map((part) => decodeText(part.textContent))
    .join('')

/** 'AB12' is the column 27; columns count from 0. */
const columnOf = (reference: string): number =>
  Array.from(/^[A-Z]+/.exec(reference)?.[0] ?? 'A').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** A day as a spreadsheet counts them, as YYYY-MM-DD. Counting starts in 1900 or, in files of old Macs, in 1904. */
function formatSerialDay(serial: number, startsIn1904: boolean): string {
  const day = new Date(Date.UTC(startsIn1904 ? 1904 : 1899, startsIn1904 ? 0 : 11, startsIn1904 ? 1 : 30) + Math.floor(serial) * 86_400_000)
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10)
}

interface Workbook {
  texts: readonly string[]
  /** By style: whether its numbers are days. */
  dateStyles: readonly boolean[]
  startsIn1904: boolean
}

function readCell(cell: Element, { texts, dateStyles, startsIn1904 }: Workbook): string {
  const type = cell.getAttribute('t') ?? 'n'
  if (type === 'inlineStr') return joinText(cell)
  const value = elements(cell, 'v')[0]?.textContent ?? ''
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'Yes' : 'No'
  if (type === 'e') return ''
  if (type === 'str') return decodeText(value)
  const number = Number(value)
  if (type !== 'n' || value === '' || Number.isNaN(number)) return value
  return dateStyles[Number(cell.getAttribute('s') ?? 0)] === true ? formatSerialDay(number, startsIn1904) : String(number)
}

function readStyles(styles: Document | undefined): boolean[] {
  if (!styles) return []
  const codes = new Map(
    elements(styles, 'numFmt').map((format) => [format.getAttribute('numFmtId'), format.getAttribute('formatCode') ?? '']),
  )
  const [formats] = elements(styles, 'cellXfs')
  return (formats ? elements(formats, 'xf') : []).map((format) => {
    const id = format.getAttribute('numFmtId')
    const code = codes.get(id)
    return code === undefined ? isDateFormatId(Number(id)) : isDateFormat(code)
  })
}

/**
 * Reads the first sheet of an XLSX workbook (ECMA-376) as texts: days as YYYY-MM-DD, results instead of formulas. The workbook is not
 * trusted: parts that unpack to more than 20 MB are not unpacked, and reading ends at the first limit.
 */
export function readWorkbook(bytes: Uint8Array, limits: CsvLimits): CsvRows {
  let hasLargePart = false
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/^xl\/(?:workbook|sharedStrings|styles|worksheets\/[^/]+)\.xml$|^xl\/_rels\/workbook\.xml\.rels$/.test(name)) return false
        hasLargePart ||= originalSize > maxPartSize
        return originalSize <= maxPartSize
      },
    })
  } catch {
    return { problem: damaged }
  }
  const open = (name: string): Document | undefined => (parts[name] ? parseXml(strFromU8(parts[name])) : undefined)
  const workbook = open('xl/workbook.xml')
  const [firstSheet] = workbook ? elements(workbook, 'sheet') : []
  const relations = open('xl/_rels/workbook.xml.rels')
  const sheetId = Array.from(firstSheet?.attributes ?? []).find(({ localName }) => localName === 'id')?.value
  const target = (relations ? elements(relations, 'Relationship') : [])
    .find((each) => each.getAttribute('Id') === sheetId)
    ?.getAttribute('Target')
  const sheet = open(target?.startsWith('/') === true ? target.slice(1) : `xl/${target ?? 'worksheets/sheet1.xml'}`)
  if (!workbook || !sheet) return { problem: hasLargePart ? 'The workbook is too large. Save only the rows to import.' : damaged }
  const texts = open('xl/sharedStrings.xml')
  const settings: Workbook = {
    texts: texts ? elements(texts, 'si').map(joinText) : [],
    dateStyles: readStyles(open('xl/styles.xml')),
    startsIn1904: ['1', 'true'].includes(elements(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? ''),
  }
  const rows: string[][] = []
  for (const row of elements(sheet, 'row')) {
    const cells: string[] = []
    for (const cell of elements(row, 'c')) {
      const at = columnOf(cell.getAttribute('r') ?? '')
      const text = readCell(cell, settings).trim()
      if (text === '') continue
      if (at >= limits.columns) return { problem: `The file has more than ${limits.columns} columns` }
      if (text.length > limits.cell) return { problem: `Row ${rows.length + 1} has a cell of more than ${limits.cell} characters` }
      while (cells.length < at) cells.push('')
      cells[at] = text
    }
    if (cells.length > 0) rows.push(cells)
    if (rows.length > limits.rows) return { problem: `The file has more than ${limits.rows - 1} rows` }
  }
  return rows.length < 2 ? { problem: 'The file has no rows' } : { rows }
}
