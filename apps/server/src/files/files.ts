import type { Readable } from 'node:stream'

/** The kinds of file that we take, by their content. */
export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'

/** A content that is kept. */
export interface StoredFile {
  /** SHA-256 of what is kept, in hexadecimal; equal content is kept once. */
  hash: string
  mime: string
  /** Bytes. */
  size: number
}

/** Keeps the content of files, by its hash. */
export interface Files {
  /**
   * Takes a file from a person. Throws Refusal `UnsupportedMediaType` when its content is none of ours, `PayloadTooLarge` beyond 5 MB.
   * Photos lose the data that says where they were made.
   */
  put: (content: AsyncIterable<Uint8Array>) => Promise<StoredFile & { mime: FileType }>
  /** Keeps a file that the server itself has made, as it is. */
  keep: (content: Uint8Array, mime: string) => Promise<StoredFile>
  /** The content of a hash; undefined when it is not there. */
  get: (hash: string) => Promise<Readable | undefined>
  /** Forgets a content. */
  remove: (hash: string) => Promise<void>
}
