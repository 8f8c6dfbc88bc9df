import { orientationOf, tiffOf } from './exifOrientation.ts'

const exif = Buffer.from('Exif\0\0', 'latin1')
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef

interface Segment {
  marker: number
  /** The whole of it, with its marker. */
  whole: Buffer
  /** Behind its length. */
  inside: Buffer
}

/** What a picture needs to be shown with its right colours: the JFIF head, the colour profile, and Adobe's word on the colour space. */
function isWanted({ marker, inside }: Segment): boolean {
  if (marker === 0xfe) return false // a comment
  if (!isApplication(marker)) return true
  if (marker === 0xe0) return inside.toString('latin1', 0, 5) === 'JFIF\0'
  if (marker === 0xe2) return inside.toString('latin1', 0, 12) === 'ICC_PROFILE\0'
  return marker === 0xee
}

/**
 * A JPEG without EXIF, XMP, IPTC, comments, and whatever was hung on behind its end; the picture itself is not touched.
 * What cannot be read as a part of a JPEG is left out.
 */
export function jpegWithoutPlaces(content: Buffer): Buffer {
  const kept: Buffer[] = []
  let orientation: number | undefined
  let at = 2
  while (at + 2 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0
    if (marker === 0xff) at += 1 // filling
    else if (marker === 0xd9) {
      kept.push(content.subarray(at, at + 2))
      break
    } else if (isAlone(marker)) {
      kept.push(content.subarray(at, at + 2))
      at += 2
    } else {
      const segment = segmentAt(content, at, marker)
      if (!segment) break
      if (marker === 0xe1 && segment.inside.subarray(0, 6).equals(exif)) orientation ??= orientationOf(segment.inside.subarray(6))
      if (isWanted(segment)) kept.push(segment.whole)
      at += segment.whole.length
      if (marker === 0xda) {
        const end = endOfScan(content, at)
        kept.push(content.subarray(at, end))
        at = end
      }
    }
  }
  return Buffer.concat([content.subarray(0, 2), ...upright(orientation, kept)])
}

function segmentAt(content: Buffer, at: number, marker: number): Segment | undefined {
  const length = at + 4 <= content.length ? content.readUInt16BE(at + 2) : 0
  const end = at + 2 + length
  if (length < 2 || end > content.length) return undefined
  return { marker, whole: content.subarray(at, end), inside: content.subarray(at + 4, end) }
}

/** Where the picture's data ends: at the next marker that is no part of the data. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1]
    if (next === undefined) break
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return content.length
}

/** Puts the way up back in, behind the JFIF head where there is one. */
function upright(orientation: number | undefined, kept: Buffer[]): Buffer[] {
  const tiff = tiffOf(orientation)
  if (!tiff) return kept
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exif.length + tiff.length])
  const behind = kept[0]?.[1] === 0xe0 ? 1 : 0
  return kept.toSpliced(behind, 0, Buffer.concat([head, exif, tiff]))
}
