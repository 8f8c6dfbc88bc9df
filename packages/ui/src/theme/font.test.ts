// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import characters from '../../font/characters.json' with { type: 'json' }

const file = readFileSync(join(import.meta.dirname, 'overpass.woff2'))

/** Reads a number of WOFF2's "UIntBase128" form. */
function base128(at: number): [value: number, next: number] {
  let value = 0
  for (let i = at; ; i += 1) {
    const byte = file.readUInt8(i)
    value = value * 128 + (byte & 0x7f)
    if ((byte & 0x80) === 0) return [value, i + 1]
  }
}

/** The untransformed tables of a WOFF2 font, by their index in the list of known tags. */
function tables(): Map<number, Buffer> {
  const count = file.readUInt16BE(12)
  const entries: { tag: number; length: number }[] = []
  let at = 48
  for (let i = 0; i < count; i += 1) {
    const flags = file.readUInt8(at)
    const tag = flags & 0x3f
    at += tag === 0x3f ? 5 : 1
    const [original, afterOriginal] = base128(at)
    at = afterOriginal
    const transformed = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0
    const [length, next] = transformed ? base128(at) : [original, at]
    at = next
    entries.push({ tag, length })
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const out = new Map<number, Buffer>()
  let offset = 0
  for (const { tag, length } of entries) {
    out.set(tag, data.subarray(offset, offset + length))
    offset += length
  }
  return out
}

/** Every character that the font can print, from its format 4 character map. */
function printable(): Set<number> {
  const cmap = tables().get(0)
  if (!cmap) throw new Error('the font has no character map')
  const codes = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4))
    if (map.readUInt16BE(0) !== 4) continue
    const segments = map.readUInt16BE(6)
    for (let segment = 0; segment < segments; segment += 2) {
      const last = map.readUInt16BE(14 + segment)
      const first = map.readUInt16BE(16 + segments + segment)
      for (let code = first; code <= last && code !== 0xffff; code += 1) codes.add(code)
    }
  }
  return codes
}

const codes = printable()
const missing = new Set(characters.missingUpstream.map((code) => Number.parseInt(code, 16)))
const letters = (text: string) => Array.from(text, (letter) => [letter, letter.codePointAt(0) ?? 0] as const)

describe('the font', () => {
  test.each(letters('₦ẸẹỌọṢṣÁáÀàÉéÈèÍíÓóÒòÚúÙùƁɓƊɗƘƙƳƴṄṅỊịỤụ−–—…‘’“”•'))('prints %s', (_letter, code) => {
    expect(codes.has(code)).toBe(true)
  })

  test.each([0x300, 0x301, 0x303, 0x304, 0x308, 0x309, 0x323])('has the combining mark U+%s', (code) => {
    expect(codes.has(code)).toBe(true)
  })

  test('contains every listed character, except those recorded as missing upstream', () => {
    const wanted = characters.ranges.flatMap(([first = '', last = '']) => {
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_unused, i) => start + i)
    })
    expect(wanted.filter((code) => !codes.has(code) && !missing.has(code))).toEqual([])
    expect(wanted.filter((code) => codes.has(code) && missing.has(code))).toEqual([])
    expect([...codes].filter((code) => !wanted.includes(code))).toEqual([])
  })

  test('is small enough to be preloaded', () => {
    expect(file.length).toBeLessThan(32_000)
  })
})
