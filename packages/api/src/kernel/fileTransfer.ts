/** What a call with `upload` takes: one field of a multipart form, sent once or several times. */
export interface UploadRules {
  /** The field's name on the wire. */
  field: string
  maxFiles: number
  /** Bytes that each file may have. */
  maxBytes: number
  /** Media types that are taken, judged by the file's first bytes where they tell. */
  types: readonly string[]
}

/** What the client passes as the body of a call with `upload`. */
export interface UploadInput {
  files: readonly Blob[]
}

/** A file on its way in. Read `content` to its end before the next file is asked for; it throws RequestError `PayloadTooLarge` when the file is too large. */
export interface IncomingFile {
  /** As the sender calls it; never a path to write to. */
  name: string
  /** One of the call's types. */
  type: string
  content: AsyncIterable<Uint8Array>
}

/** What a handler receives as the body of a call with `upload`. */
export interface UploadedFiles {
  files: AsyncIterable<IncomingFile>
}

/** What a handler answers in a call with `produces`. */
export interface FileResponse {
  /** One of the call's media types. */
  type: string
  /** The name under which it is saved. */
  filename: string
  content: string | Uint8Array | AsyncIterable<Uint8Array>
}

/** What the client gets from a call with `produces`. */
export interface Download {
  blob: Blob
  filename: string
  type: string
}

/** The header that names a file, for every browser (RFC 6266): a plain name, and the whole one encoded. */
export function contentDisposition(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_')
  const encoded = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
