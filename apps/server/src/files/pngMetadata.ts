import { crc32 } from 'node:zlib'
import { orientationOf, tiffOf } from './exifOrientation.ts'

/** What a picture needs to be shown: its parts, colours and, where it moves, its frames. All else is words about it. */
const wanted = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '))

/** A PNG without EXIF, texts (XMP is one) and times, and without what was hung on behind its end; the picture itself is not touched. */
export function pngWithoutPlaces(content: Buffer): Buffer {
  const kept: Buffer[] = [content.subarray(0, 8)]
  let orientation: number | undefined
  for (let at = 8; at + 12 <= content.length;) {
    const end = at + 12 + content.readUInt32BE(at)
    if (end > content.length) break
    const name = content.toString('latin1', at + 4, at + 8)
    if (name === 'eXIf') orientation ??= orientationOf(content.subarray(at + 8, end - 4))
    if (wanted.has(name)) kept.push(content.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  const tiff = tiffOf(orientation)
  // Behind the head, which has to be the first.
  return Buffer.concat(tiff ? kept.toSpliced(2, 0, chunk('eXIf', tiff)) : kept)
}

function chunk(name: string, inside: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), inside])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(inside.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), whole.length - 4)
  return whole
}
