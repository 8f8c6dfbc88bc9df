import { crc32, deflateSync } from 'node:zlib'

/** A colour: red, green, blue. */
export type Colour = readonly [number, number, number]

/** A PNG picture with a palette, drawn by code. */
export interface Drawing {
  rectangle: (left: number, top: number, right: number, bottom: number, colour: number) => void
  circle: (x: number, y: number, radius: number, colour: number) => void
  png: () => Uint8Array
}

/** Creates a picture filled with the first colour of the palette. */
export function createDrawing(width: number, height: number, palette: readonly Colour[]): Drawing {
  const rows = Array.from({ length: height }, () => new Uint8Array(width))
  const setPixel = (x: number, y: number, colour: number) => {
    const row = rows[y]
    if (row && x >= 0 && x < width) row[x] = colour
  }
  return {
    rectangle(left, top, right, bottom, colour) {
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) setPixel(x, y, colour)
    },
    circle(x, y, radius, colour) {
      for (let down = -radius; down <= radius; down += 1) {
        const half = Math.floor(Math.sqrt(radius * radius - down * down))
        for (let right = -half; right <= half; right += 1) setPixel(x + right, y + down, colour)
      }
    },
    png() {
      const header = Buffer.alloc(13)
      header.writeUInt32BE(width, 0)
      header.writeUInt32BE(height, 4)
      header.set([8, 3, 0, 0, 0], 8) // bit depth 8, palette colours
      const lines = Buffer.concat(rows.map((row) => Buffer.concat([Buffer.of(0), row])))
      return Buffer.concat([
        Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
        pngChunk('IHDR', header),
        pngChunk('PLTE', Buffer.from(palette.flat())),
        pngChunk('IDAT', deflateSync(lines, { level: 9 })),
        pngChunk('IEND', Buffer.alloc(0)),
      ])
    },
  }
}

function pngChunk(type: string, content: Buffer): Buffer {
  const typedContent = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const chunk = Buffer.alloc(typedContent.length + 8)
  chunk.writeUInt32BE(content.length, 0)
  typedContent.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(typedContent), typedContent.length + 4)
  return chunk
}
