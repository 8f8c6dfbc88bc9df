import { describeDocument, formatMoment, type PackContent } from '../roadsidePacks/packContent.ts'
import { encodeQrRuns } from '../roadsidePacks/qrModules.ts'
import { finishPdf, margin, mutedColor, openPdf, textColor, type OpenPdf } from './pdfDocument.ts'
import { openPdfTable } from './pdfTable.ts'

const qrSide = 170

/** Roadside packs to print, one page each, and the vehicles without one on the last page. */
export function createRoadsidePacksPdf(packs: readonly PackContent[], leftOut: readonly string[], at: Date): Promise<Uint8Array> {
  const [first] = packs
  const isSingle = packs.length === 1 && leftOut.length === 0
  const pdf = openPdf({ title: isSingle ? `Roadside pack ${first?.plate ?? ''}` : 'Roadside packs', subject: first?.partner ?? '', at })
  packs.forEach((pack, index) => {
    if (index > 0) startPage(pdf)
    writePack(pdf, pack)
  })
  if (leftOut.length > 0) {
    startPage(pdf)
    pdf.text('H1', 'Without a pack', { size: 20, bold: true })
    pdf.text('P', 'No document of these vehicles is in force today. Renew their documents first.', { size: 12 })
    pdf.document.moveDown(0.5)
    for (const plate of leftOut) pdf.text('P', plate, { size: 12, bold: true })
  }
  return finishPdf(pdf)
}

function startPage({ document }: OpenPdf): void {
  document.addPage()
  document.y = margin
}

function writePack(pdf: OpenPdf, pack: PackContent): void {
  const { document, text } = pdf
  const { plate, vehicle, partner, phone, driver, documents, problems, as_of, expires_at } = pack
  const top = document.y
  text('H1', plate, { size: 34, bold: true })
  text('P', vehicle, { size: 14 })
  text('P', driver === null ? 'No driver is named in this pack.' : `Driver: ${driver}`, { size: 14 })
  text('P', `Partner: ${partner}${phone === null ? '' : `, ${phone}`}`, { size: 12 })
  document.moveDown(0.5)
  text('P', `Valid until ${formatMoment(expires_at)}`, { size: 16, bold: true })
  text('P', `As of ${formatMoment(as_of)}, Lagos time. Scan the code to see what is true now.`, { color: mutedColor })
  drawQrCode(pdf, pack, top)
  document.x = margin
  document.y = Math.max(document.y, top + qrSide) + 16
  if (problems.length > 0) {
    text('H2', 'Not in order', { size: 13, bold: true })
    for (const problem of problems) text('P', `${problem}.`, { size: 12 })
    document.moveDown(0.8)
  }
  text('H2', 'Documents', { size: 13, bold: true })
  document.moveDown(0.3)
  const table = openPdfTable(pdf, [
    { label: 'Document', share: 38 },
    { label: 'Number', share: 26 },
    { label: 'Today', share: 36 },
  ])
  for (const each of documents)
    table.row({ cells: [each.label, each.number ?? '', describeDocument(each)], bold: each.status !== 'in_force' })
  table.end()
}

/** Draws the code at the right edge, dark on white, so that it scans on every paper. */
function drawQrCode({ document, root, width }: OpenPdf, { check_url, plate }: PackContent, top: number): void {
  const { size, runs } = encodeQrRuns(check_url)
  const unit = qrSide / size
  const left = margin + width() - qrSide
  root.add(
    document.struct('Figure', { alt: `QR code that opens the check of ${plate}: ${check_url}` }, () => {
      document.rect(left, top, qrSide, qrSide).fill('#ffffff')
      for (const run of runs) document.rect(left + run.x * unit, top + run.y * unit, run.width * unit, unit)
      document.fill('#000000')
      document.fillColor(textColor)
    }),
  )
}
