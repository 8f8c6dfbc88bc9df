import { encodeQR } from 'qr'

/** A horizontal run of dark squares of a QR code. */
interface QrRun {
  x: number
  y: number
  width: number
}

/** The dark squares of a QR code and its side in squares, with the four light squares around it that scanners need. */
export function encodeQrRuns(text: string): { size: number; runs: QrRun[] } {
  // Medium correction: a scratched screen or a creased print can still be read.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const runs = rows.flatMap((row, y) => {
    const found: QrRun[] = []
    row.forEach((isDark, x) => {
      if (!isDark) return
      const last = found.at(-1)
      if (last && last.x + last.width === x) last.width += 1
      else found.push({ x, y, width: 1 })
    })
    return found
  })
  return { size: rows.length, runs }
}
