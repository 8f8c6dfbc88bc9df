import { mutedColor, textColor, margin, drawLine, type OpenPdf } from './pdfDocument.ts'

/** A column of a printed table; `width` is a share of the page. */
export interface PrintedColumn {
  label: string
  share: number
  /** Numbers are right-aligned. */
  number?: boolean
}

interface Row {
  cells: readonly string[]
  bold?: boolean
}

const size = 8.5
const gap = 6

/** Where columns stand in points, by their shares; a column is at least as wide as the longest word of its label, at the cost of the others. */
export function placeColumns(columns: readonly PrintedColumn[], width: number, measure: (word: string) => number) {
  const least = columns.map(({ label }) => gap + Math.max(...label.split(/[ -]/).map(measure)))
  const widen = (wide: ReadonlySet<number>): number[] => {
    const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
    const room = width - sum(least.filter((_, at) => wide.has(at)))
    const shares = sum(columns.map(({ share }, at) => (wide.has(at) ? 0 : share)))
    const widths = columns.map(({ share }, at) => (wide.has(at) ? (least[at] ?? 0) : (room * share) / shares))
    const next = new Set([...columns.keys()].filter((at) => wide.has(at) || (widths[at] ?? 0) < (least[at] ?? 0)))
    return next.size > wide.size && next.size < columns.length ? widen(next) : widths
  }
  let x = margin
  return widen(new Set()).map((columnWidth) => {
    const place = { x, width: columnWidth - gap }
    x += columnWidth
    return place
  })
}

/** Writes rows as a tagged table, with the heading on each page. */
export function openPdfTable(pdf: OpenPdf, columns: readonly PrintedColumn[]) {
  const { document, root, width } = pdf
  const openTable = () => {
    const opened = document.struct('Table')
    root.add(opened)
    return opened
  }
  let table = openTable()
  let written: object[] = []
  const closeTable = () => {
    table.end()
    dropWrittenData(written)
    written = []
    dropLayouts(document)
  }
  const places = placeColumns(columns, width(), (word) => document.font('bold').fontSize(size).widthOfString(word))

  const heightOf = ({ cells, bold = false }: Row) => {
    document.font(bold ? 'bold' : 'regular').fontSize(size)
    return Math.max(...cells.map((cell, at) => document.heightOfString(cell || ' ', { width: places[at]?.width ?? 0 })))
  }

  const write = (row: Row, tag: 'TH' | 'TD', height = heightOf(row)) => {
    const y = document.y
    const tr = document.struct('TR')
    table.add(tr)
    written.push(tr)
    for (const [at, cell] of row.cells.entries()) {
      const place = places[at]
      if (!place) continue
      const element = document.struct(tag, {}, () => {
        document
          .font(row.bold ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(tag === 'TH' ? mutedColor : textColor)
          .text(cell || ' ', place.x, y, { width: place.width, align: columns[at]?.number ? 'right' : 'left' })
      })
      tr.add(element)
      written.push(element)
    }
    tr.end()
    document.y = y + height + 4
    document.x = margin
  }

  const heading = () => {
    write({ cells: columns.map(({ label }) => label), bold: true }, 'TH')
    drawLine(pdf)
    document.y += 4
  }

  heading()
  return {
    row(row: Row) {
      const height = heightOf(row)
      if (document.y + height > document.page.height - margin) {
        // A tag for each page: the rows of an open one stay in memory.
        closeTable()
        document.addPage()
        document.y = margin
        table = openTable()
        heading()
      }
      write(row, 'TD', height)
    },
    end: closeTable,
  }
}

const nothing: readonly never[] = []

/** PDFKit keeps the elements that it has written, but of most it needs only the number. */
function dropWrittenData(elements: readonly object[]): void {
  for (const element of elements) {
    const reference: unknown = Reflect.get(element, 'dictionary')
    if (typeof reference !== 'object' || reference === null) continue
    Reflect.set(reference, 'data', nothing)
    Reflect.set(reference, 'buffer', nothing)
  }
}

/** PDFKit keeps the layout of every word, and each row has words of its own. */
function dropLayouts(document: object): void {
  const font: unknown = Reflect.get(document, '_font')
  if (typeof font === 'object' && font !== null && 'layoutCache' in font) font.layoutCache = Object.create(null)
}
