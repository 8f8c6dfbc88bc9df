import type { uploadTypes } from '@vehicle-partner/domain'
import type { Readable } from 'node:stream'
import type { ReceivedContent } from './diskStore.ts'
import type { ImagePreviews } from './imagePreviews.ts'

/** The accepted types, detected from the content. */
export type FileType = (typeof uploadTypes)[number]

/** An accepted upload. */
export interface CheckedFile {
  content: Uint8Array
  /** SHA-256 of the content in hexadecimal; equal contents are stored once. */
  hash: string
  mime: string
}

/** The contents of files by hash. The uploads in the database decide who may read them. */
export interface FileStorage {
  /**
   * Reads an uploaded file and strips the metadata of photos, such as their location. Throws RequestError `UnsupportedMediaType` for other
   * types, `ValidationError` for pictures that cannot be read, `PayloadTooLarge` above 5 MB.
   */
  check: (content: AsyncIterable<Uint8Array>) => Promise<CheckedFile & { mime: FileType }>
  /** Receives a file that the server generates, of any length. Nothing remains if it fails. */
  receive: (chunks: AsyncIterable<Uint8Array>) => Promise<ReceivedContent>
  write: (file: CheckedFile) => Promise<void>
  /** The content of a hash; undefined if it is not stored. */
  read: (hash: string) => Promise<Readable | undefined>
  /** A small version of the photo of a hash; undefined if the photo itself has to do. */
  preview: ImagePreviews['read']
  /** Deletes the content of a hash, and its small versions. */
  remove: (hash: string) => Promise<void>
  /** The link of an upload with a signature that is valid for one to two hours, for places that cannot send a token: `<img src>`. */
  link: (location: string, now: Date) => string
  /** Whether the query of a link has a valid signature for this upload. */
  hasValidSignature: (id: string, query: { exp?: unknown; sig?: unknown }, now: Date) => boolean
}
