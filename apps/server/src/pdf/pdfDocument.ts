import { readFileSync } from 'node:fs'
import PdfKit from 'pdfkit'

const font = (weight: string) => readFileSync(new URL(`fonts/overpass-${weight}.ttf`, import.meta.url))
/** The portal's font Overpass; only the used glyphs are embedded. */
const fonts = { regular: font('regular'), bold: font('bold') }

export const textColor = '#17212b'
export const mutedColor = '#5b6773'
const lineColor = '#d5dbe1'

export interface PdfOptions {
  title: string
  /** Shown beside the title on the first page: the organisation. */
  subject: string
  /** The creation time, stored in the file. */
  at: Date
  landscape?: boolean
}

export const margin = 48

/** A PDF that is being written, with output as a stream. It is tagged, so that screen readers recognize titles and tables. */
export function openPdf({ title, subject, at, landscape = false }: PdfOptions) {
  const document = new PdfKit({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-NG',
    displayTitle: true,
    bufferPages: false,
    info: { Title: title, Author: 'Vehicle Partner', Subject: subject, CreationDate: at, ModDate: at },
  })
  document.registerFont('regular', fonts.regular)
  document.registerFont('bold', fonts.bold)
  const root = document.struct('Document', { title })
  document.addStructure(root)
  const width = () => document.page.width - 2 * margin

  /** Writes text in a tag of its own and moves below it. */
  const text = (tag: string, words: string, how: { size?: number; bold?: boolean; color?: string } = {}) => {
    root.add(
      document.struct(tag, {}, () => {
        document
          .font(how.bold ? 'bold' : 'regular')
          .fontSize(how.size ?? 10)
          .fillColor(how.color ?? textColor)
          .text(words, margin, document.y, { width: width() })
      }),
    )
  }
  return { document, root, text, width }
}

export type OpenPdf = ReturnType<typeof openPdf>

/** A line across the page. */
export function drawLine({ document, width }: OpenPdf): void {
  document.markContent('Artifact', { type: 'Layout' })
  document
    .moveTo(margin, document.y)
    .lineTo(margin + width(), document.y)
    .lineWidth(0.5)
    .strokeColor(lineColor)
    .stroke()
  document.endMarkedContent()
}

/** Finishes the PDF and returns its content. */
export async function finishPdf(pdf: OpenPdf): Promise<Uint8Array> {
  const readWritten = collectWritten(pdf)
  await endPdf(pdf)
  return Buffer.concat(readWritten())
}

/** Returns a function that takes what has been written since its last call. Call it before the first page is complete. */
export function collectWritten({ document }: OpenPdf): () => Uint8Array[] {
  const written: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => written.push(part))
  return () => written.splice(0)
}

/** Writes the rest of the PDF. */
export async function endPdf({ document, root }: OpenPdf): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  root.end()
  document.end()
  await done
}
