import { readOrientation, createOrientationTiff } from './exifOrientation.ts'

const exif = Buffer.from('Exif\0\0', 'latin1')
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef

interface Segment {
  marker: number
  /** The complete segment with its marker. */
  whole: Buffer
  /** The content after the length. */
  inside: Buffer
}

/** Segments that affect the picture: the JFIF header, the colour profile and Adobe's colour transform. */
function isNeeded({ marker, inside }: Segment): boolean {
  if (marker === 0xfe) return false // comment
  if (!isApplication(marker)) return true
  if (marker === 0xe0) return inside.toString('latin1', 0, 5) === 'JFIF\0'
  if (marker === 0xe2) return inside.toString('latin1', 0, 12) === 'ICC_PROFILE\0'
  return marker === 0xee
}

/**
 * Removes EXIF, XMP, IPTC, comments and trailing data from a JPEG without changing the picture.
 * Anything that is not a valid JPEG segment is removed.
 */
export function stripJpegMetadata(content: Buffer): Buffer {
  const kept: Buffer[] = []
  let orientation: number | undefined
  let at = 2
  while (at + 2 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0
    if (marker === 0xff) at += 1 // padding
    else if (marker === 0xd9) {
      kept.push(content.subarray(at, at + 2))
      break
    } else if (hasNoLength(marker)) {
      kept.push(content.subarray(at, at + 2))
      at += 2
    } else {
      const segment = readSegment(content, at, marker)
      if (!segment) break
      if (marker === 0xe1 && segment.inside.subarray(0, 6).equals(exif)) orientation ??= readOrientation(segment.inside.subarray(6))
      if (isNeeded(segment)) kept.push(segment.whole)
      at += segment.whole.length
      if (marker === 0xda) {
        const end = findEndOfScan(content, at)
        kept.push(content.subarray(at, end))
        at = end
      }
    }
  }
  return Buffer.concat([content.subarray(0, 2), ...insertOrientation(orientation, kept)])
}

function readSegment(content: Buffer, at: number, marker: number): Segment | undefined {
  const length = at + 4 <= content.length ? content.readUInt16BE(at + 2) : 0
  const end = at + 2 + length
  if (length < 2 || end > content.length) return undefined
  return { marker, whole: content.subarray(at, end), inside: content.subarray(at + 4, end) }
}

/** The end of the scan data: the next marker that is not part of it. */
function findEndOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1]
    if (next === undefined) break
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return content.length
}

/** Inserts the orientation, after the JFIF header if there is one. */
function insertOrientation(orientation: number | undefined, kept: Buffer[]): Buffer[] {
  const tiff = createOrientationTiff(orientation)
  if (!tiff) return kept
  const header = Buffer.from([0xff, 0xe1, 0, 2 + exif.length + tiff.length])
  const position = kept[0]?.[1] === 0xe0 ? 1 : 0
  return kept.toSpliced(position, 0, Buffer.concat([header, exif, tiff]))
}
