import type { uploadTypes } from '@vehicle-partner/domain'
import type { Readable } from 'node:stream'

/** The kinds of file that we take, by their content. */
export type FileType = (typeof uploadTypes)[number]

/** A file that was read and found good, or that the server has made. */
export interface CheckedFile {
  content: Uint8Array
  /** SHA-256 of the content, in hexadecimal; equal content is kept once. */
  hash: string
  mime: string
}

/** Contents of files, by their hash. Who may see them is a matter of the uploads in the database. */
export interface Files {
  /**
   * Reads a file from outside to its end. Throws RequestError `UnsupportedMediaType` when its content is none of ours, `PayloadTooLarge` beyond
   * 5 MB. Photos lose the data that says where they were made.
   */
  check: (content: AsyncIterable<Uint8Array>) => Promise<CheckedFile & { mime: FileType }>
  /** A file that the server has made, as it is. */
  made: (content: Uint8Array, mime: string) => CheckedFile
  write: (file: CheckedFile) => Promise<void>
  /** The content of a hash; undefined when it is not there. */
  read: (hash: string) => Promise<Readable | undefined>
  remove: (hash: string) => Promise<void>
  /** The address of an upload with a signature that opens it for an hour or two, also where no token can be sent: `<img src>`. */
  link: (location: string, now: Date) => string
  /** Whether the query of an address opens an upload. */
  isOpenedBy: (id: string, query: { exp?: unknown; sig?: unknown }, now: Date) => boolean
}
