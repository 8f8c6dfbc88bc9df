import type { FileType } from './fileTypes.ts'
import { jpegWithoutPlaces } from './jpegMetadata.ts'
import { pngWithoutPlaces } from './pngMetadata.ts'
import { webpWithoutPlaces } from './webpMetadata.ts'

const strip: Record<FileType, (content: Buffer) => Buffer> = {
  'image/jpeg': jpegWithoutPlaces,
  'image/png': pngWithoutPlaces,
  'image/webp': webpWithoutPlaces,
  // A PDF carries no place by itself, and cannot be changed without being written anew.
  'application/pdf': (content) => content,
}

/** The same file without the data that says where, when and by what it was made; which way up it is stays. */
export const withoutPlaces = (content: Buffer, type: FileType): Buffer => strip[type](content)
