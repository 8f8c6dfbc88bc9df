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

/** Writes rows as a tagged table, with the heading on each page. */
export function openPdfTable(pdf: OpenPdf, columns: readonly PrintedColumn[]) {
  const { document, root, width } = pdf
  const table = document.struct('Table')
  root.add(table)
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const places = columns.map(({ share }, at) => ({
    x: margin + (width() * columns.slice(0, at).reduce((sum, each) => sum + each.share, 0)) / all,
    width: (width() * share) / all - gap,
  }))

  const heightOf = ({ cells, bold = false }: Row) => {
    document.font(bold ? 'bold' : 'regular').fontSize(size)
    return Math.max(...cells.map((cell, at) => document.heightOfString(cell || ' ', { width: places[at]?.width ?? 0 })))
  }

  const write = (row: Row, tag: 'TH' | 'TD') => {
    const height = heightOf(row)
    const y = document.y
    const tr = document.struct('TR')
    table.add(tr)
    for (const [at, cell] of row.cells.entries()) {
      const place = places[at]
      if (!place) continue
      tr.add(
        document.struct(tag, {}, () => {
          document
            .font(row.bold ? 'bold' : 'regular')
            .fontSize(size)
            .fillColor(tag === 'TH' ? mutedColor : textColor)
            .text(cell || ' ', place.x, y, { width: place.width, align: columns[at]?.number ? 'right' : 'left' })
        }),
      )
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
      if (document.y + heightOf(row) > document.page.height - margin) {
        document.addPage()
        document.y = margin
        heading()
      }
      write(row, 'TD')
    },
    end: () => table.end(),
  }
}
