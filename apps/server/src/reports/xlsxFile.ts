import { formatCell, type ReportColumn, type ReportRow } from '@vehicle-partner/api/server'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const xmlHeader = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'

/** The files of a workbook except its rows. Styles: 0 plain, 1 heading, 2 naira. */
const files: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${xmlHeader}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${xmlHeader}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xmlHeader}<workbook xmlns="${mainNamespace}" xmlns:r="${officeNamespace}"><sheets><sheet name="Report" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xmlHeader}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeNamespace}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeNamespace}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${xmlHeader}<styleSheet xmlns="${mainNamespace}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** Text of a cell. Spreadsheets read `_x0041_` as the character of this code. */
const escapeCellText = (text: string) =>
  text
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

const textCell = (text: string, style = 0) =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escapeCellText(text)}</t></is></c>`

/** Amounts and counts are number cells; all others are text, so that nothing is read as a formula. */
function createCell(column: ReportColumn, row: ReportRow): string {
  const value = formatCell(column, row)
  if (value === null) return '<c/>'
  if (column.kind === 'naira') return `<c s="2"><v>${value}</v></c>`
  return typeof value === 'number' ? `<c><v>${value}</v></c>` : textCell(value)
}

/** A workbook of one sheet, written row by row, with a fixed heading. */
export async function* createXlsx(columns: readonly ReportColumn[], pages: AsyncIterable<readonly ReportRow[]>): AsyncIterable<Uint8Array> {
  let ready: Uint8Array[] = []
  let broken: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) broken = error
    else ready.push(chunk)
  })
  const encoder = new TextEncoder()
  for (const [name, text] of Object.entries(files)) {
    const part = new ZipPassThrough(name)
    zip.add(part)
    part.push(encoder.encode(text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const titles = columns.map(({ label }) => textCell(label, 1)).join('')
  sheet.push(encoder.encode(`${xmlHeader}<worksheet xmlns="${mainNamespace}">${frozen}<sheetData><row>${titles}</row>`))
  for await (const page of pages) {
    sheet.push(encoder.encode(page.map((row) => `<row>${columns.map((column) => createCell(column, row)).join('')}</row>`).join('')))
    if (broken) throw broken
    yield* ready
    ready = []
  }
  sheet.push(encoder.encode('</sheetData></worksheet>'), true)
  zip.end()
  if (broken) throw broken
  yield* ready
}
