import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { hasValidSignature, signLink, parseUploadId } from './signedLinks.ts'
import { readOrientation } from './exifOrientation.ts'
import { hasPicture, stripMetadata } from './stripMetadata.ts'

/** A TIFF block with an orientation and a location. */
function exif(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const tiff = Buffer.alloc(64)
  const u16 = (value: number, at: number) => (order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at))
  const u32 = (value: number, at: number) => (order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at))
  tiff.write(order, 0, 'latin1')
  u16(42, 2)
  u32(8, 4)
  u16(2, 8)
  u16(0x8825, 10) // location
  u16(4, 12)
  u32(1, 14)
  u32(38, 18)
  u16(0x0112, 22)
  u16(3, 24)
  u32(1, 26)
  u16(orientation, 30)
  tiff.write('GPS-6.4698N', 40, 'latin1')
  return tiff
}

const segment = (marker: number, inside: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(inside.length + 2, 2)
  return Buffer.concat([head, inside])
}
const latin = (text: string) => Buffer.from(text, 'latin1')
const table = segment(0xdb, Buffer.alloc(65, 1))
const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56])])
const end = Buffer.from([0xff, 0xd9])
const jfif = segment(0xe0, latin('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'))
const colours = segment(0xe2, latin('ICC_PROFILE\0 profile'))
const jpeg = (tiff: Buffer) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jfif,
    segment(0xe1, Buffer.concat([latin('Exif\0\0'), tiff])),
    segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<GPSLatitude>6.4698')),
    segment(0xed, latin('Photoshop 3.0\0GPS')),
    segment(0xfe, latin('a comment with GPS')),
    colours,
    table,
    scan,
    scan,
    end,
    latin('GPS hung on behind'),
  ])

const chunk = (name: string, inside: Buffer) => {
  const named = Buffer.concat([latin(name), inside])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(inside.length, 0)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), out.length - 4)
  return out
}
const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const head = chunk('IHDR', Buffer.alloc(13, 1))
const pixels = chunk('IDAT', Buffer.alloc(40, 7))
const iend = chunk('IEND', Buffer.alloc(0))
const png = (tiff: Buffer) =>
  Buffer.concat([magic, head, chunk('eXIf', tiff), chunk('tEXt', latin('XML:com.adobe.xmp\0GPS')), pixels, iend, latin('GPS behind')])

const part = (name: string, inside: Buffer) => {
  const out = Buffer.alloc(8 + inside.length + (inside.length % 2))
  out.write(name, 0, 'latin1')
  out.writeUInt32LE(inside.length, 4)
  inside.copy(out, 8)
  return out
}
const riff = (...parts: Buffer[]) => {
  const inside = Buffer.concat(parts)
  const start = Buffer.alloc(12)
  start.write('RIFF', 0, 'latin1')
  start.writeUInt32LE(inside.length + 4, 4)
  start.write('WEBP', 8, 'latin1')
  return Buffer.concat([start, inside])
}
const extended = (flags: number) => part('VP8X', Buffer.from([flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]))
const picture = part('VP8 ', Buffer.alloc(31, 5))
const webp = (tiff: Buffer) => riff(extended(0b1100), picture, part('EXIF', tiff), part('XMP ', latin('GPS')))

describe('the location of a photo is removed', () => {
  test.each([
    ['JPEG', 'image/jpeg', jpeg],
    ['PNG', 'image/png', png],
    ['WebP', 'image/webp', webp],
  ] as const)('%s', (_name, type, make) => {
    const given = make(exif(6))
    expect(given.toString('latin1')).toContain('GPS')
    const kept = stripMetadata(given, type)
    expect(kept.toString('latin1')).not.toContain('GPS')
    expect(kept.toString('latin1')).not.toContain('6.4698')
    expect(stripMetadata(kept, type)).toEqual(kept)
  })
})

describe('the picture stays the same byte for byte', () => {
  test('JPEG: header, colours, tables and scans', () => {
    expect(stripMetadata(jpeg(exif(1)), 'image/jpeg')).toEqual(
      Buffer.concat([Buffer.from([0xff, 0xd8]), jfif, colours, table, scan, scan, end]),
    )
  })
  test('PNG', () => {
    expect(stripMetadata(png(exif(1)), 'image/png')).toEqual(Buffer.concat([magic, head, pixels, iend]))
  })
  test('WebP, without the header flags of removed chunks', () => {
    expect(stripMetadata(webp(exif(1)), 'image/webp')).toEqual(riff(extended(0), picture))
  })
  test('a PDF is not changed', () => {
    const pdf = latin('%PDF-1.4 anything')
    expect(stripMetadata(pdf, 'application/pdf')).toEqual(pdf)
  })
})

describe('the orientation stays', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('%i, in both byte orders', (orientation) => {
    for (const order of ['II', 'MM'] as const) {
      const tiff = exif(orientation, order)
      expect(readOrientation(tiff)).toBe(orientation)
      const inJpeg = stripMetadata(jpeg(tiff), 'image/jpeg')
      expect(readOrientation(inJpeg.subarray(inJpeg.indexOf('Exif\0\0', 0, 'latin1') + 6))).toBe(orientation)
      const inPng = stripMetadata(png(tiff), 'image/png')
      const at = inPng.indexOf('eXIf', 0, 'latin1')
      expect(readOrientation(inPng.subarray(at + 4))).toBe(orientation)
      expect(inPng.readUInt32BE(at + 4 + 26)).toBe(crc32(inPng.subarray(at, at + 4 + 26)))
      const inWebp = stripMetadata(webp(tiff), 'image/webp')
      expect(readOrientation(inWebp.subarray(inWebp.indexOf('EXIF', 0, 'latin1') + 8))).toBe(orientation)
      expect((inWebp[20] ?? 0) & 0b1100).toBe(0b1000)
    }
  })
})

test.each(['image/jpeg', 'image/png', 'image/webp'] as const)('a %s that is damaged at any position causes no error', (type) => {
  const whole = { 'image/jpeg': jpeg, 'image/png': png, 'image/webp': webp }[type](exif(6))
  for (let length = 16; length < whole.length; length += 1)
    expect(stripMetadata(whole.subarray(0, length), type).length).toBeLessThan(whole.length + 64)
})

test.each([
  ['image/jpeg', jpeg, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), latin('<script>')])],
  ['image/jpeg', jpeg, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]), table, scan, end])],
  ['image/png', png, magic],
  ['image/png', png, Buffer.concat([magic, head, pixels.subarray(0, 20)])],
  ['image/png', png, Buffer.concat([magic, head, iend])],
  ['image/png', png, Buffer.concat([magic, chunk('tEXt', latin('a text alone')), iend])],
  ['image/webp', webp, Buffer.concat([riff(), Buffer.from([0xff, 0xff, 0xff, 0xff])])],
  ['image/webp', webp, riff(extended(0), part('EXIF', exif(6)))],
] as const)('a %s has a picture; one that is damaged before it, or without one, has none', (type, make, damaged) => {
  expect(hasPicture(stripMetadata(make(exif(6)), type), type)).toBe(true)
  expect(hasPicture(stripMetadata(damaged, type), type)).toBe(false)
})

describe('a signed link', () => {
  const key = Buffer.alloc(32, 1)
  const now = new Date('2026-11-21T13:32:00Z')
  const query = Object.fromEntries(new URL(signLink(key, '/files/upl_a', now), 'http://x').searchParams)

  test('opens its upload until the end of the next hour and stays the same within an hour', () => {
    expect(hasValidSignature(key, 'upl_a', query, now)).toBe(true)
    expect(hasValidSignature(key, 'upl_a', query, new Date('2026-11-21T14:59:59Z'))).toBe(true)
    expect(hasValidSignature(key, 'upl_a', query, new Date('2026-11-21T15:00:00Z'))).toBe(false)
    expect(signLink(key, '/files/upl_a', new Date('2026-11-21T13:59:00Z'))).toBe(signLink(key, '/files/upl_a', now))
  })
  test.each([
    ['another upload', 'upl_b', query],
    ['another end', 'upl_a', { ...query, exp: '9999999999' }],
    ['no signature', 'upl_a', { exp: query['exp'] }],
    ['nonsense', 'upl_a', { exp: ['1'], sig: {} }],
  ])('%s is not opened', (_name, id, given) => {
    expect(hasValidSignature(key, id, given, now)).toBe(false)
  })
  test('a link is parsed with and without its query; other links are not', () => {
    expect(parseUploadId(signLink(key, '/files/upl_a', now))).toBe('upl_a')
    for (const wrong of ['/files/../upl_a', 'https://evil.example/files/upl_a', '/files/other', '/files/upl_a/b'])
      expect(parseUploadId(wrong)).toBeUndefined()
  })
})
