import type { Uploaded, UploadRules } from '../kernel/fileTransfer.ts'
import { acceptedFiles, type RawFile } from '../kernel/acceptUploads.ts'

/** The files of a form that was sent in process, checked as a server checks them. */
export function filesIn(body: unknown, rules: UploadRules): Uploaded {
  const values = body instanceof FormData ? body.getAll(rules.field) : []
  return { files: acceptedFiles(raw(values.filter((value) => value instanceof Blob)), rules) }
}

async function* raw(files: readonly File[]): AsyncGenerator<RawFile> {
  for (const file of files) yield { name: file.name, type: file.type, content: chunksOf(file) }
}

async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  // Read by hand: not every browser can iterate a stream.
  const reader = file.stream().getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}
