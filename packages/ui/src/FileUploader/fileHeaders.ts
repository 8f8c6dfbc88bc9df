import type { FileKind } from './fileKinds.ts'

const hasBytes = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, place) => head[place] === byte)
const readAscii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

/** Whether the first bytes of a file are of a kind. */
const matchers: Record<Exclude<FileKind, `.${string}`>, (head: Uint8Array) => boolean> = {
  jpg: (head) => hasBytes(head, [0xff, 0xd8, 0xff]),
  png: (head) => hasBytes(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: (head) => readAscii(head, 0, 4) === 'RIFF' && readAscii(head, 8, 12) === 'WEBP',
  heic: (head) => readAscii(head, 4, 8) === 'ftyp' && /^(?:he(?:ic|ix|im|is|vc|vx)|mif1|msf1)$/.test(readAscii(head, 8, 12)),
  // PDF allows up to 1 KB before its header, and some scanners use that.
  pdf: (head) => readAscii(head, 0, head.length).includes('%PDF-'),
}

/** Number of bytes that identify a kind. */
export const headerLength = 1024

const isKnown = (kind: FileKind): kind is keyof typeof matchers => kind in matchers

/** Whether the content is of an accepted kind. An accepted image with the extension of another image is allowed. */
export const isAcceptedByContent = (head: Uint8Array, accept: readonly FileKind[]): boolean =>
  accept.some((kind) => !isKnown(kind) || matchers[kind](head))
