import { orientationOf, tiffOf } from './exifOrientation.ts'

const wanted = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The flags of the head that say that words about the picture follow. */
const exifFlag = 0b1000
const xmpFlag = 0b0100

/** A WebP without EXIF and XMP, and without what was hung on behind its end; the picture itself is not touched. */
export function webpWithoutPlaces(content: Buffer): Buffer {
  const kept: Buffer[] = []
  let orientation: number | undefined
  const last = Math.min(content.length, 8 + content.readUInt32LE(4))
  for (let at = 12; at + 8 <= last;) {
    const length = content.readUInt32LE(at + 4)
    const end = at + 8 + length
    if (end > content.length) break
    const name = content.toString('latin1', at, at + 4)
    const inside = content.subarray(at + 8, end)
    if (name === 'EXIF') orientation ??= orientationOf(inside.toString('latin1', 0, 6) === 'Exif\0\0' ? inside.subarray(6) : inside)
    if (wanted.has(name)) kept.push(chunk(name, inside))
    at = end + (length % 2)
  }
  return riff(withHead(kept, tiffOf(orientation)))
}

/** Says in the head what follows; a picture without that head cannot say which way up it is, and has never done so. */
function withHead(chunks: Buffer[], tiff: Buffer | undefined): Buffer[] {
  const [head, ...rest] = chunks
  if (!head || head.toString('latin1', 0, 4) !== 'VP8X' || head.length < 18) return chunks
  const changed = Buffer.from(head)
  changed[8] = ((head[8] ?? 0) & ~(exifFlag | xmpFlag)) | (tiff ? exifFlag : 0)
  return [changed, ...rest, ...(tiff ? [chunk('EXIF', tiff)] : [])]
}

/** A chunk with its name, length and, at an odd length, the byte that fills it up. */
function chunk(name: string, inside: Buffer): Buffer {
  const whole = Buffer.alloc(8 + inside.length + (inside.length % 2))
  whole.write(name, 0, 'latin1')
  whole.writeUInt32LE(inside.length, 4)
  inside.copy(whole, 8)
  return whole
}

function riff(chunks: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(chunks)
  const head = Buffer.alloc(12)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(inside.length + 4, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, inside])
}
