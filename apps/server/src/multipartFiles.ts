import { acceptedFiles, RequestError, type IncomingFile, type UploadRules } from '@vehicle-partner/api/contract'
import type { FastifyRequest } from 'fastify'

/** The files of a multipart form as they arrive, each refused while it is read. Throws RequestError `UnsupportedMediaType` when it is no form. */
export function filesOf(request: FastifyRequest, rules: UploadRules): AsyncIterable<IncomingFile> {
  if (!request.isMultipart()) throw new RequestError('UnsupportedMediaType')
  return acceptedFiles(arriving(request, rules), rules)
}

async function* arriving(request: FastifyRequest, { field, maxFiles, maxBytes }: UploadRules) {
  // One more of each than may be, so that it is we who find the one too many and say so in our words.
  const limits = { files: maxFiles + 1, fileSize: maxBytes + 1, fields: 20, fieldSize: 1024, headerPairs: 20 }
  for await (const part of readable(request.parts({ limits }))) {
    if (part.type !== 'file') continue
    if (part.fieldname === field) yield { name: part.filename || 'file', type: part.mimetype, content: readable<Buffer>(part.file) }
    else part.file.resume()
  }
}

/** A form that breaks off or is no form inside is the sender's fault; the parser does not say so. */
async function* readable<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch (error) {
    throw new RequestError('ValidationError', 'We could not read this request', { cause: error })
  }
}

/** More than this is not read only to be thrown away. */
const mostDrained = 64 * 1_048_576

/** Reads what is left of a request, so that a browser that is still sending gets the answer and not a broken connection. */
export async function drain({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  let left = mostDrained
  await new Promise<void>((resolve) => {
    raw.once('end', resolve).once('close', resolve).once('error', resolve)
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) resolve()
    })
    raw.resume()
  })
}
