import { readOrientation, createOrientationTiff } from './exifOrientation.ts'

const neededChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Header flags: metadata follows. */
const exifFlag = 0b1000
const xmpFlag = 0b0100

/** Removes EXIF, XMP and trailing data from a WebP without changing the picture. */
export function stripWebpMetadata(content: Buffer): Buffer {
  const kept: Buffer[] = []
  let orientation: number | undefined
  const last = Math.min(content.length, 8 + content.readUInt32LE(4))
  for (let at = 12; at + 8 <= last;) {
    const length = content.readUInt32LE(at + 4)
    const end = at + 8 + length
    if (end > content.length) break
    const name = content.toString('latin1', at, at + 4)
    const inside = content.subarray(at + 8, end)
    if (name === 'EXIF') orientation ??= readOrientation(inside.toString('latin1', 0, 6) === 'Exif\0\0' ? inside.subarray(6) : inside)
    if (neededChunks.has(name)) kept.push(createChunk(name, inside))
    at = end + (length % 2)
  }
  return createRiff(updateHeader(kept, createOrientationTiff(orientation)))
}

/** Updates the header's metadata flags. Pictures without the extended header cannot have an orientation. */
function updateHeader(chunks: Buffer[], tiff: Buffer | undefined): Buffer[] {
  const [head, ...rest] = chunks
  if (!head || head.toString('latin1', 0, 4) !== 'VP8X' || head.length < 18) return chunks
  const changed = Buffer.from(head)
  changed[8] = ((head[8] ?? 0) & ~(exifFlag | xmpFlag)) | (tiff ? exifFlag : 0)
  return [changed, ...rest, ...(tiff ? [createChunk('EXIF', tiff)] : [])]
}

/** A chunk with name, length and a padding byte if the length is odd. */
function createChunk(name: string, inside: Buffer): Buffer {
  const whole = Buffer.alloc(8 + inside.length + (inside.length % 2))
  whole.write(name, 0, 'latin1')
  whole.writeUInt32LE(inside.length, 4)
  inside.copy(whole, 8)
  return whole
}

function createRiff(chunks: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(chunks)
  const head = Buffer.alloc(12)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(inside.length + 4, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, inside])
}
