interface FileKindRules {
  name: string
  extensions: readonly string[]
  types: readonly string[]
}

const kinds = {
  jpg: {
    name: 'JPG',
    extensions: ['jpg', 'jpeg', 'jfif'],
    types: ['image/jpeg', 'image/pjpeg'],
  },
  png: {
    name: 'PNG',
    extensions: ['png'],
    types: ['image/png'],
  },
  webp: {
    name: 'WebP',
    extensions: ['webp'],
    types: ['image/webp'],
  },
  heic: {
    name: 'HEIC',
    extensions: ['heic', 'heif'],
    types: ['image/heic', 'image/heif'],
  },
  pdf: {
    name: 'PDF',
    extensions: ['pdf'],
    types: ['application/pdf', 'application/x-pdf'],
  },
} satisfies Record<string, FileKindRules>

/** A kind whose content is checked, or an extension that is trusted: '.csv'. */
export type FileKind = keyof typeof kinds | `.${string}`

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
