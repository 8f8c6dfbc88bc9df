/** The TIFF tag of the orientation. */
const orientationTag = 0x0112
const short = 3

/** The orientation in a TIFF block (the content of EXIF), 1 to 8; undefined if there is none. */
export function readOrientation(tiff: Buffer): number | undefined {
  if (tiff.length < 8) return undefined
  const order = tiff.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const u16 = (at: number) => (at + 2 > tiff.length ? 0 : order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const u32 = (at: number) => (at + 4 > tiff.length ? 0 : order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = u32(4)
  const entries = Math.min(u16(directory), 512)
  for (let at = directory + 2; at < directory + 2 + entries * 12; at += 12) {
    if (u16(at) !== orientationTag || u16(at + 2) !== short) continue
    const value = u16(at + 8)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** A TIFF block that holds only the orientation; undefined if the picture is upright. */
export function createOrientationTiff(orientation: number | undefined): Buffer | undefined {
  if (orientation === undefined || orientation === 1) return undefined
  const tiff = Buffer.alloc(26)
  tiff.write('II', 0, 'latin1')
  tiff.writeUInt16LE(42, 2)
  tiff.writeUInt32LE(8, 4) // offset of the first directory
  tiff.writeUInt16LE(1, 8) // number of entries
  tiff.writeUInt16LE(orientationTag, 10)
  tiff.writeUInt16LE(short, 12)
  tiff.writeUInt32LE(1, 14) // number of values
  tiff.writeUInt16LE(orientation, 18)
  return tiff // the last four zeros: no further directory
}
