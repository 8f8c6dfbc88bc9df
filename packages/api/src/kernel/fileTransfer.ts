/** The multipart field that a call with `upload` accepts. */
export interface UploadRules {
  /** The name of the form field. */
  field: string
  maxFiles: number
  /** The maximum size of each file in bytes. */
  maxBytes: number
  /** Accepted media types, detected by magic bytes where the type has them. */
  types: readonly string[]
}

/** The body of a call with `upload` on the client. */
export interface UploadInput {
  files: readonly Blob[]
}

/** A file being received. Read `content` to its end before the next file. It throws RequestError `PayloadTooLarge` if the file is too large. */
export interface IncomingFile {
  /** The client's file name. Do not use it as a path. */
  name: string
  /** One of the call's types. */
  type: string
  content: AsyncIterable<Uint8Array>
}

/** The body of a call with `upload` in a handler. */
export interface UploadedFiles {
  files: AsyncIterable<IncomingFile>
}

/** The return value of a handler of a call with `produces`. */
export interface FileResponse {
  /** One of the call's media types. */
  type: string
  /** The file name for the download. */
  filename: string
  content: string | Uint8Array | AsyncIterable<Uint8Array>
}

/** The result of a call with `produces` on the client. */
export interface Download {
  blob: Blob
  filename: string
  type: string
}

/** The Content-Disposition header of a download, with a plain and an encoded name (RFC 6266). */
export function contentDisposition(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_')
  const encoded = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
