import type { Document } from '@vehicle-partner/api'

/** The first file of a document that a browser shows as a picture; undefined if it is a PDF. */
export const findPhoto = (files: Document['files'] | undefined) => files?.find(({ mime }) => mime.startsWith('image/'))
