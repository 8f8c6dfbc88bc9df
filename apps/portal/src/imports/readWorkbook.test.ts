// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readImportFile } from './readImportFile.ts'
import { readWorkbook } from './readWorkbook.ts'

const limits = { rows: 4, columns: 5, cell: 20 }
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Parts {
  rows: string
  texts?: string
  styles?: string
  settings?: string
}

/** A workbook as Excel writes it, with the named parts. */
const createWorkbook = ({ rows, texts = '', styles = '', settings = '' }: Parts) => ({
  'xl/workbook.xml': strToU8(
    `<workbook xmlns="${main}" xmlns:r="${relation}">${settings}<sheets><sheet name="Fleet" sheetId="3" r:id="rId7"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(`<Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>`),
  'xl/sharedStrings.xml': strToU8(`<sst xmlns="${main}">${texts}</sst>`),
  'xl/styles.xml': strToU8(`<styleSheet xmlns="${main}">${styles}</styleSheet>`),
  'xl/worksheets/sheet3.xml': strToU8(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
})
const read = (parts: Parts) => readWorkbook(zipSync(createWorkbook(parts)), limits)
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const headers = `<row>${inline('A1', 'Name')}</row>`

describe('a workbook', () => {
  it('is read as texts: shared, inline, formatted and of formulas', () => {
    const texts = '<si><t>Plate</t></si><si><r><t>LAG-</t></r><r><t>234XA</t></r><rPh><t>no</t></rPh></si>'
    const rows = `<row><c r="A1" t="s"><v>0</v></c>${inline('C1', 'Adébáyọ̀ &amp; Sons')}</row>
      <row><c r="A2" t="s"><v>1</v></c><c r="B2" t="str"><f>A1</f><v>sum</v></c><c r="C2"><v>8.031234567E9</v></c><c r="D2" t="b"><v>1</v></c></row>`
    expect(read({ rows, texts }).rows).toEqual([
      ['Plate', '', 'Adébáyọ̀ & Sons'],
      ['LAG-234XA', 'sum', '8031234567', 'Yes'],
    ])
  })

  it('has characters by their codes, as our own files have them', () => {
    const texts = '<si><t>_x005F_x0041_</t></si>'
    const rows = `${headers}<row>${inline('A2', 'Ade_x000d_B_x0041_')}<c r="B2" t="s"><v>0</v></c><c r="C2" t="str"><v>_x005F_x0042_</v></c>
      ${inline('D2', '_x00_ x0041_')}${inline('E2', 'Ade_x0000_Bola')}</row>`
    expect(read({ rows, texts }).rows?.[1]).toEqual(['Ade\rBA', '_x0041_', '_x0042_', '_x00_ x0041_', 'AdeBola'])
  })

  it.each([
    ['a built-in format', '', '14', '', '2029-03-31'],
    ['a format of its own', '<numFmts><numFmt numFmtId="170" formatCode="[$-809]dd\\ mmm\\ yyyy"/></numFmts>', '170', '', '2029-03-31'],
    [
      'a number format with letters in quotes',
      '<numFmts><numFmt numFmtId="170" formatCode="0&quot; days&quot;"/></numFmts>',
      '170',
      '',
      '47208',
    ],
    ['days since 1904', '', '14', '<workbookPr date1904="1"/>', '2033-04-01'],
    ['a plain number', '', '0', '', '47208'],
  ])('has days by %s', (_, formats, id, settings, day) => {
    const styles = `${formats}<cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs>`
    expect(read({ rows: `${headers}<row><c r="A2" s="1"><v>47208</v></c></row>`, styles, settings }).rows?.[1]).toEqual([day])
  })

  it.each([
    ['more rows than allowed', headers.repeat(5), 'The file has more than 3 rows'],
    ['more columns than allowed', `<row>${inline('F1', 'x')}</row>`, 'The file has more than 5 columns'],
    ['a long cell', `<row>${inline('A1', 'x'.repeat(21))}</row>`, 'Row 1 has a cell of more than 20 characters'],
    ['headers only', headers, 'The file has no rows'],
  ])('with %s is refused', (_, rows, problem) => expect(read({ rows }).problem).toBe(problem))

  it('that is damaged, or another kind of archive, is refused', () => {
    const damaged = /^We cannot read this workbook/
    expect(readWorkbook(strToU8('PK is no archive'), limits).problem).toMatch(damaged)
    expect(readWorkbook(zipSync({ 'word/document.xml': strToU8('<x/>') }), limits).problem).toMatch(damaged)
  })

  it('with a part that unpacks to more than 20 MB is not unpacked', () => {
    const parts = createWorkbook({ rows: headers })
    const archive = zipSync({ ...parts, 'xl/worksheets/sheet3.xml': new Uint8Array(21 * 1024 * 1024) })
    expect(archive.length).toBeLessThan(100_000)
    expect(readWorkbook(archive, limits).problem).toBe('The workbook is too large. Save only the rows to import.')
  })
})

it('the kind of a file is known by its content, whatever its name', async () => {
  const workbook = zipSync(createWorkbook({ rows: `${headers}<row>${inline('A2', "'+234")}</row>` }))
  const file = (content: BlobPart) => new File([content], 'fleet.csv')
  expect(await readImportFile(file(new Uint8Array(workbook)))).toEqual({ name: 'fleet.csv', headers: ['Name'], rows: [['+234']] })
  expect(await readImportFile(file('Name\nAde'))).toMatchObject({ rows: [['Ade']] })
  await expect(readImportFile(file('Name'))).rejects.toThrow('The file has no rows')
})
