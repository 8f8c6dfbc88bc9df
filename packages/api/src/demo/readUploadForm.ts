import type { UploadedFiles, UploadRules } from '../kernel/fileTransfer.ts'
import { acceptUploads, type IncomingUpload } from '../kernel/acceptUploads.ts'

/** Reads and validates the files of a form that is sent in process. */
export function readUploadForm(body: unknown, rules: UploadRules): UploadedFiles {
  const values = body instanceof FormData ? body.getAll(rules.field) : []
  return { files: acceptUploads(toIncomingUploads(values.filter((value) => value instanceof Blob)), rules) }
}

async function* toIncomingUploads(files: readonly File[]): AsyncGenerator<IncomingUpload> {
  for (const file of files) yield { name: file.name, type: file.type, content: readChunks(file) }
}

async function* readChunks(file: Blob): AsyncGenerator<Uint8Array> {
  // Not every browser can iterate a stream.
  const reader = file.stream().getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}
