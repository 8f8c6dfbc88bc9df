import { formatCell, type Column, type Row } from '@vehicle-partner/api/server'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** The parts of a workbook except its rows. Styles: 0 plain, 1 heading, 2 naira. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Report" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

const escaped = (text: string) =>
  text
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

const words = (text: string, style = 0) =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** Amounts and counts are number cells; all others are text, so that nothing is read as a formula. */
function cell(column: Column, row: Row): string {
  const value = formatCell(column, row)
  if (value === null) return '<c/>'
  if (column.kind === 'naira') return `<c s="2"><v>${value}</v></c>`
  return typeof value === 'number' ? `<c><v>${value}</v></c>` : words(value)
}

/** A workbook of one sheet, written row by row, with a fixed heading. */
export async function* xlsxOf(columns: readonly Column[], pages: AsyncIterable<readonly Row[]>): AsyncIterable<Uint8Array> {
  let ready: Uint8Array[] = []
  let broken: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) broken = error
    else ready.push(chunk)
  })
  const encoder = new TextEncoder()
  for (const [name, text] of Object.entries(parts)) {
    const part = new ZipPassThrough(name)
    zip.add(part)
    part.push(encoder.encode(text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const titles = columns.map(({ label }) => words(label, 1)).join('')
  sheet.push(encoder.encode(`${head}<worksheet xmlns="${main}">${frozen}<sheetData><row>${titles}</row>`))
  for await (const page of pages) {
    sheet.push(encoder.encode(page.map((row) => `<row>${columns.map((column) => cell(column, row)).join('')}</row>`).join('')))
    if (broken) throw broken
    yield* ready
    ready = []
  }
  sheet.push(encoder.encode('</sheetData></worksheet>'), true)
  zip.end()
  if (broken) throw broken
  yield* ready
}
