interface Kind {
  name: string
  extensions: readonly string[]
  types: readonly string[]
  /** Whether a file that begins so is of this kind, whatever it calls itself. */
  begins: (head: Uint8Array) => boolean
}

const signature = (head: Uint8Array, bytes: readonly number[], from = 0) => bytes.every((byte, place) => head[from + place] === byte)
const ascii = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

const kinds = {
  jpg: {
    name: 'JPG',
    extensions: ['jpg', 'jpeg', 'jfif'],
    types: ['image/jpeg', 'image/pjpeg'],
    begins: (head) => signature(head, [0xff, 0xd8, 0xff]),
  },
  png: {
    name: 'PNG',
    extensions: ['png'],
    types: ['image/png'],
    begins: (head) => signature(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  webp: {
    name: 'WebP',
    extensions: ['webp'],
    types: ['image/webp'],
    begins: (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  },
  heic: {
    name: 'HEIC',
    extensions: ['heic', 'heif'],
    types: ['image/heic', 'image/heif'],
    begins: (head) => ascii(head, 4, 8) === 'ftyp' && /^(?:he(?:ic|ix|im|is|vc|vx)|mif1|msf1)$/.test(ascii(head, 8, 12)),
  },
  pdf: {
    name: 'PDF',
    extensions: ['pdf'],
    types: ['application/pdf', 'application/x-pdf'],
    // The format allows a kilobyte of anything before its mark, and scanners make use of it.
    begins: (head) => ascii(head, 0, head.length).includes('%PDF-'),
  },
} satisfies Record<string, Kind>

/** A kind of file that is known by its bytes too, or an extension that is taken at its word: '.csv'. */
export type FileKind = keyof typeof kinds | `.${string}`

/** How much of a file its kind is read from, in bytes. */
export const headLength = 1024

const known = (kind: FileKind): Kind | undefined => (kind.startsWith('.') ? undefined : kinds[kind as keyof typeof kinds]) // the rest of the union
const extensionsOf = (kind: FileKind) => known(kind)?.extensions ?? [kind.slice(1).toLowerCase()]
const typesOf = (kind: FileKind) => known(kind)?.types ?? []

/** What people call a kind. */
export const kindName = (kind: FileKind): string => known(kind)?.name ?? kind.slice(1).toUpperCase()

/** The `accept` of a file input: extensions and types, never `image/*`, which on Android hides every place but the gallery. */
export const acceptOf = (accept: readonly FileKind[]): string =>
  accept.flatMap((kind) => [...extensionsOf(kind).map((extension) => `.${extension}`), ...typesOf(kind)]).join(',')

/** Whether a type that is named while a file is being dragged is among the accepted; extensions are not known by then. */
export const isTypeAccepted = (type: string, accept: readonly FileKind[]): boolean =>
  accept.some((kind) => known(kind) === undefined || typesOf(kind).includes(type))

/** Whether name and type claim an accepted kind. Either may be missing (phones do that); neither may claim another one. */
export function claimsAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly FileKind[]): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  const isVague = type === '' || type === 'application/octet-stream'
  const byName = accept.filter((kind) => extension !== undefined && extensionsOf(kind).includes(extension))
  if (extension === undefined) return !isVague && accept.some((kind) => typesOf(kind).includes(type))
  return (
    byName.length > 0 &&
    (isVague || byName.some((kind) => known(kind) === undefined) || accept.some((kind) => typesOf(kind).includes(type)))
  )
}

/** Whether the bytes are of an accepted kind. An accepted picture under the extension of another one is no harm. */
export const bytesAccepted = (head: Uint8Array, accept: readonly FileKind[]): boolean =>
  accept.some((kind) => known(kind)?.begins(head) ?? true)
