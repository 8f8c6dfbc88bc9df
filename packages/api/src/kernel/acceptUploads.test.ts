import { describe, expect, test } from 'vitest'
import { contentDisposition } from './fileTransfer.ts'
import { acceptUploads, type IncomingUpload } from './acceptUploads.ts'
import { parseFilename } from './readResponse.ts'
import { detectMediaType } from './fileSignatures.ts'

const rules = { field: 'files', maxFiles: 2, maxBytes: 5 * 1_048_576, types: ['image/png', 'application/pdf'] }
const bytes = (text: string) => Array.from(new TextEncoder().encode(text))
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

async function* chunks(...sizes: readonly (readonly number[] | number)[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) yield typeof size === 'number' ? new Uint8Array(size) : Uint8Array.from(size)
}
const file = (content: IncomingUpload['content'], more: Partial<IncomingUpload> = {}): IncomingUpload => ({
  name: 'a.png',
  type: 'image/png',
  content,
  ...more,
})
async function* all<T>(...items: T[]): AsyncGenerator<T> {
  yield* items
}

async function readAll(...files: IncomingUpload[]) {
  const out: { name: string; type: string; size: number }[] = []
  for await (const { name, type, content } of acceptUploads(all(...files), rules)) {
    let size = 0
    for await (const chunk of content) size += chunk.length
    out.push({ name, type, size })
  }
  return out
}

describe('acceptUploads', () => {
  test('yields whole files for any chunk size', async () => {
    const cut = [png.slice(0, 1), png.slice(1, 5), [], png.slice(5), 100_000, 7]
    expect(await readAll(file(chunks(...cut)), file(chunks(png, 3), { name: 'b' }))).toEqual([
      { name: 'a.png', type: 'image/png', size: 100_015 },
      { name: 'b', type: 'image/png', size: 11 },
    ])
  })

  test('accepts files of exactly the maximum size', async () => {
    expect(await readAll(file(chunks(png, rules.maxBytes - 8)))).toMatchObject([{ size: rules.maxBytes }])
    await expect(readAll(file(chunks(png, rules.maxBytes - 7)))).rejects.toMatchObject({
      status: 413,
      code: 'PayloadTooLarge',
      message: 'File must be less than 5 MB',
    })
  })

  test('rejects large files while they are read', async () => {
    let read = 0
    async function* endless() {
      yield Uint8Array.from(png)
      for (;;) {
        read += 1
        yield new Uint8Array(1_048_576)
      }
    }
    await expect(readAll(file(endless()))).rejects.toMatchObject({ status: 413 })
    expect(read).toBe(5)
  })

  test('detects the type by content, not by name', async () => {
    const pdf = bytes('%PDF-1.7')
    expect(await readAll(file(chunks(pdf), { type: 'image/png' }))).toMatchObject([{ type: 'application/pdf' }])
    await expect(readAll(file(chunks(bytes('<script>'))))).rejects.toMatchObject({ status: 415 })
    await expect(readAll(file(chunks([0xff, 0xd8, 0xff, 0xe0])))).rejects.toMatchObject({ status: 415 })
  })

  test('rejects no file, an empty file and too many files with a message', async () => {
    await expect(readAll()).rejects.toMatchObject({ status: 422, errors: { files: 'Kindly select a file' } })
    await expect(readAll(file(chunks()))).rejects.toMatchObject({ status: 422, errors: { files: 'This file is empty' } })
    const three = [1, 2, 3].map(() => file(chunks(png)))
    await expect(readAll(...three)).rejects.toMatchObject({ status: 422, errors: { files: 'Please send at most 2 files' } })
  })
})

test.each([
  ['text/csv', [0x69, 0x64], 'text/csv'],
  ['Text/CSV; charset=utf-8', [0x69, 0x64], 'text/csv'],
  ['', [0x69, 0x64], 'application/octet-stream'],
  ['image/webp', bytes('RIFF....WEBP'), 'image/webp'],
  ['image/webp', bytes('RIFF....WAVE'), 'application/octet-stream'],
])('%s that begins with %j is %s', (declared, start, type) => {
  expect(detectMediaType(Uint8Array.from(start), declared)).toBe(type)
})

test.each(['trips.csv', 'Ẹniọlá, payslip (1).pdf', 'a "quoted" name.csv', "it's 100%*.csv", 'two\r\nlines.csv'])(
  'the name %j comes through a header',
  (name) => {
    const header = contentDisposition(name)
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    expect(parseFilename(header)).toBe(name)
  },
)

test('parses a plain file name', () => {
  expect(parseFilename('attachment; filename="a \\"b\\".csv"')).toBe('a "b".csv')
  expect(parseFilename(undefined)).toBeUndefined()
})
