import { RequestError } from './errors.ts'
import type { IncomingFile, UploadRules } from './fileTransfer.ts'
import { detectMediaType } from './fileSignatures.ts'

/** An incoming file before validation. */
export type IncomingUpload = Pick<IncomingFile, 'name' | 'type' | 'content'>

/** Validates the files of an upload while they are read. Throws RequestError for too many files, none, too large ones, or a type that is not accepted. */
export async function* acceptUploads(arriving: AsyncIterable<IncomingUpload>, rules: UploadRules): AsyncGenerator<IncomingFile> {
  let count = 0
  for await (const file of arriving) {
    count += 1
    if (count > rules.maxFiles)
      throw uploadError(rules, rules.maxFiles === 1 ? 'Please send one file' : `Please send at most ${rules.maxFiles} files`)
    yield await acceptFile(file, rules)
  }
  if (count === 0) throw uploadError(rules, 'Kindly select a file')
}

const uploadError = ({ field }: UploadRules, message: string) =>
  new RequestError('ValidationError', message, { errors: { [field]: message } })

async function acceptFile(file: IncomingUpload, rules: UploadRules): Promise<IncomingFile> {
  const chunks = limitSize(file.content, rules.maxBytes)
  const first = await chunks.next()
  const start = first.done ? new Uint8Array() : first.value
  if (start.length === 0) throw uploadError(rules, 'This file is empty')
  const type = detectMediaType(start, file.type)
  if (!rules.types.includes(type)) throw new RequestError('UnsupportedMediaType')
  return { name: file.name, type, content: prependChunk(start, chunks) }
}

async function* prependChunk(start: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start
  yield* rest
}

/** Passes the bytes on, with a first chunk long enough for a signature. Throws when there are too many. */
async function* limitSize(content: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let buffered = new Uint8Array()
  let started = false
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > maxBytes) throw new RequestError('PayloadTooLarge', `File must be less than ${Math.floor(maxBytes / 1_048_576)} MB`)
    if (started) {
      yield chunk
      continue
    }
    const joinedBytes = new Uint8Array(buffered.length + chunk.length)
    joinedBytes.set(buffered)
    joinedBytes.set(chunk, buffered.length)
    buffered = joinedBytes
    if (buffered.length < 16) continue
    started = true
    yield buffered
  }
  if (!started) yield buffered
}
