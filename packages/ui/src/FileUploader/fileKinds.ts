interface FileKindRules {
  name: string
  extensions: readonly string[]
  types: readonly string[]
  /** Whether a file that begins so is of this kind, whatever it calls itself. */
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
    // The format allows a kilobyte of anything before its mark, and scanners make use of it.
    matchesHeader: (head) => readAscii(head, 0, head.length).includes('%PDF-'),
  },
} satisfies Record<string, FileKindRules>

/** A kind of file that is known by its bytes too, or an extension that is taken at its word: '.csv'. */
export type FileKind = keyof typeof kinds | `.${string}`

/** How much of a file its kind is read from, in bytes. */
export const headerLength = 1024

const findKind = (kind: FileKind): FileKindRules | undefined => (kind.startsWith('.') ? undefined : kinds[kind as keyof typeof kinds]) // the rest of the union
const getExtensions = (kind: FileKind) => findKind(kind)?.extensions ?? [kind.slice(1).toLowerCase()]
const getMimeTypes = (kind: FileKind) => findKind(kind)?.types ?? []

/** What people call a kind. */
export const getKindName = (kind: FileKind): string => findKind(kind)?.name ?? kind.slice(1).toUpperCase()

/** The `accept` of a file input: extensions and types, never `image/*`, which on Android hides every place but the gallery. */
export const formatAccept = (accept: readonly FileKind[]): string =>
  accept.flatMap((kind) => [...getExtensions(kind).map((extension) => `.${extension}`), ...getMimeTypes(kind)]).join(',')

/** Whether a type that is named while a file is being dragged is among the accepted; extensions are not known by then. */
export const isMimeTypeAccepted = (type: string, accept: readonly FileKind[]): boolean =>
  accept.some((kind) => findKind(kind) === undefined || getMimeTypes(kind).includes(type))

/** Whether name and type claim an accepted kind. Either may be missing (phones do that); neither may claim another one. */
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

/** Whether the bytes are of an accepted kind. An accepted picture under the extension of another one is no harm. */
export const isAcceptedByContent = (head: Uint8Array, accept: readonly FileKind[]): boolean =>
  accept.some((kind) => findKind(kind)?.matchesHeader(head) ?? true)
