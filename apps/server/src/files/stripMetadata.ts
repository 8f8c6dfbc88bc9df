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
