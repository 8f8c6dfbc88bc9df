import { crc32 } from 'node:zlib'
import { readOrientation, createOrientationTiff } from './exifOrientation.ts'

/** Chunks that affect the picture: its data, colours and animation frames. */
const neededChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

/** Removes EXIF, texts (including XMP), times and trailing data from a PNG without changing the picture. */
export function stripPngMetadata(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 8)]
  let orientation: number | undefined
  for (let at = 8; at + 12 <= content.length;) {
    const end = at + 12 + content.readUInt32BE(at)
    if (end > content.length) break
    const name = content.toString('latin1', at + 4, at + 8)
    if (name === 'eXIf') orientation ??= readOrientation(content.subarray(at + 8, end - 4))
    if (neededChunks.has(name)) kept.push(content.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  const tiff = createOrientationTiff(orientation)
  // After IHDR, which must be the first chunk.
  return Buffer.concat(tiff ? kept.toSpliced(2, 0, createChunk('eXIf', tiff)) : kept)
}

function createChunk(name: string, inside: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), inside])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(inside.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), whole.length - 4)
  return whole
}
