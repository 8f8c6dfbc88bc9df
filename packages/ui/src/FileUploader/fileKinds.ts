interface FileKindRules {
  name: string
  extensions: readonly string[]
  types: readonly string[]
  /** Whether the first bytes of a file are of this kind. */
  matchesHeader: (head: Uint8Array) => boolean
}

const hasBytes = (head: Uint8Array, bytes: readonly number[], from = 0) => bytes.every((byte, place) => head[from + place] === byte)
const readAscii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

const kinds = {
  jpg: {
    name: 'JPG',
    extensions: ['jpg', 'jpeg', 'jfif'],
    types: ['image/jpeg', 'image/pjpeg'],
    matchesHeader: (head) => hasBytes(head, [0xff, 0xd8, 0xff]),
  },
  png: {
    name: 'PNG',
    extensions: ['png'],
    types: ['image/png'],
    matchesHeader: (head) => hasBytes(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  webp: {
    name: 'WebP',
    extensions: ['webp'],
    types: ['image/webp'],
    matchesHeader: (head) => readAscii(head, 0, 4) === 'RIFF' && readAscii(head, 8, 12) === 'WEBP',
  },
  heic: {
    name: 'HEIC',
    extensions: ['heic', 'heif'],
    types: ['image/heic', 'image/heif'],
    matchesHeader: (head) => readAscii(head, 4, 8) === 'ftyp' && /^(?:he(?:ic|ix|im|is|vc|vx)|mif1|msf1)$/.test(readAscii(head, 8, 12)),
  },
  pdf: {
    name: 'PDF',
    extensions: ['pdf'],
    types: ['application/pdf', 'application/x-pdf'],
    // PDF allows up to 1 KB before its header, and some scanners use that.
    matchesHeader: (head) => readAscii(head, 0, head.length).includes('%PDF-'),
  },
} satisfies Record<string, FileKindRules>

/** A kind that is checked by content, or an extension that is trusted: '.csv'. */
export type FileKind = keyof typeof kinds | `.${string}`

/** Number of bytes that identify a kind. */
export const headerLength = 1024

const findKind = (kind: FileKind): FileKindRules | undefined => (kind.startsWith('.') ? undefined : kinds[kind as keyof typeof kinds]) // the rest of the union
const getExtensions = (kind: FileKind) => findKind(kind)?.extensions ?? [kind.slice(1).toLowerCase()]
const getMimeTypes = (kind: FileKind) => findKind(kind)?.types ?? []

const getKindName = (kind: FileKind) => findKind(kind)?.name ?? kind.slice(1).toUpperCase()

/** The display names of kinds: PDF, JPG or PNG. */
export const formatKinds = (kinds: readonly FileKind[]): string =>
  kinds
    .map(getKindName)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

/** Returns the `accept` attribute. Not `image/*`, which hides everything but the gallery on Android. */
export const formatAccept = (accept: readonly FileKind[]): string =>
  accept.flatMap((kind) => [...getExtensions(kind).map((extension) => `.${extension}`), ...getMimeTypes(kind)]).join(',')

/** Whether a MIME type is accepted during a drag, when extensions are unknown. */
export const isMimeTypeAccepted = (type: string, accept: readonly FileKind[]): boolean =>
  accept.some((kind) => findKind(kind) === undefined || getMimeTypes(kind).includes(type))

/** Whether name and MIME type are of an accepted kind. Either may be missing, as on phones, but neither may contradict. */
export function isAcceptedByName({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly FileKind[]): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  const isUnknownType = type === '' || type === 'application/octet-stream'
  const kindsByExtension = accept.filter((kind) => extension !== undefined && getExtensions(kind).includes(extension))
  if (extension === undefined) return !isUnknownType && accept.some((kind) => getMimeTypes(kind).includes(type))
  return (
    kindsByExtension.length > 0 &&
    (isUnknownType ||
      kindsByExtension.some((kind) => findKind(kind) === undefined) ||
      accept.some((kind) => getMimeTypes(kind).includes(type)))
  )
}

/** Whether the content is of an accepted kind. An accepted image with the extension of another image is allowed. */
export const isAcceptedByContent = (head: Uint8Array, accept: readonly FileKind[]): boolean =>
  accept.some((kind) => findKind(kind)?.matchesHeader(head) ?? true)
