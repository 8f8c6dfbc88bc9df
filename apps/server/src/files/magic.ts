import type { FileType } from './files.ts'

const starts = (content: Buffer, bytes: readonly number[], at = 0) => bytes.every((byte, index) => content[at + index] === byte)
const says = (content: Buffer, word: string, at = 0) => content.toString('latin1', at, at + word.length) === word

/** What a file is by its content, whatever it is called; undefined when it is nothing that we take. */
export function typeOf(content: Buffer): FileType | undefined {
  if (starts(content, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (starts(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (content.length >= 12 && says(content, 'RIFF') && says(content, 'WEBP', 8)) return 'image/webp'
  if (says(content, '%PDF-')) return 'application/pdf'
  return undefined
}
