import { acceptUploads, RequestError, type IncomingFile, type UploadRules } from '@vehicle-partner/api/server'
import type { FastifyRequest } from 'fastify'

/** The files of a multipart form as they arrive, checked while they are read. Throws RequestError `UnsupportedMediaType` for other bodies. */
export function readMultipartFiles(request: FastifyRequest, rules: UploadRules): AsyncIterable<IncomingFile> {
  if (!request.isMultipart()) throw new RequestError('UnsupportedMediaType')
  return acceptUploads(readFileParts(request, rules), rules)
}

async function* readFileParts(request: FastifyRequest, { field, maxFiles, maxBytes }: UploadRules) {
  // One more than allowed, so that the parser passes the excess on and we reject it with our own message.
  const limits = { files: maxFiles + 1, fileSize: maxBytes + 1, fields: 20, fieldSize: 1024, headerPairs: 20 }
  for await (const part of mapReadErrors(request.parts({ limits }))) {
    if (part.type !== 'file') continue
    if (part.fieldname !== field) part.file.resume()
    else yield { name: unescapeFileName(part.filename || 'file'), type: part.mimetype, content: mapReadErrors<Buffer>(part.file) }
  }
}

/** Browsers escape these three characters of a file name, and no other (HTML, multipart/form-data). */
const unescapeFileName = (name: string) => name.replaceAll(/%(?:22|0A|0D)/g, decodeURIComponent)

/** Reports an incomplete or malformed form as the client's error; the parser does not. */
async function* mapReadErrors<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch (error) {
    throw new RequestError('ValidationError', 'We could not read this request', { cause: error })
  }
}

/** Larger bodies are not read to the end. */
const maxDrainedBytes = 64 * 1_048_576

/** Reads the rest of a request, so that a browser that is still sending receives the response instead of a connection error. */
export async function drainRequest({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  let left = maxDrainedBytes
  await new Promise<void>((resolve) => {
    raw.once('end', resolve).once('close', resolve).once('error', resolve)
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) resolve()
    })
    raw.resume()
  })
}
