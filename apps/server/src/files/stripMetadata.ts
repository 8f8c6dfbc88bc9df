import { pictureParts } from '@vehicle-partner/api/server'
import type { FileType } from './fileTypes.ts'
import { stripJpegMetadata } from './jpegMetadata.ts'
import { stripPngMetadata } from './pngMetadata.ts'
import { stripWebpMetadata } from './webpMetadata.ts'

const strippers: Record<FileType, (content: Buffer) => Buffer> = {
  'image/jpeg': stripJpegMetadata,
  'image/png': stripPngMetadata,
  'image/webp': stripWebpMetadata,
  // A PDF has no location of its own, and removing metadata would mean rewriting it.
  'application/pdf': (content) => content,
}

/** Removes the metadata that says where, when and with what a file was made; the orientation of pictures stays. */
export const stripMetadata = (content: Buffer, type: FileType): Buffer => strippers[type](content)

/**
 * Whether a file without its metadata has a part with pixels, if it is a picture; the pixels are not decoded. One that is damaged before them has
 * none: nothing after the damage can be distinguished from metadata, so it was removed.
 */
export const hasPicture = (content: Buffer, type: FileType): boolean =>
  pictureParts[type]?.some((name) => content.includes(name, 0, 'latin1')) ?? true
