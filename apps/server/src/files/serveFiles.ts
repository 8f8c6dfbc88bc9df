import { contentDisposition, previewSizes, RequestError } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findCaller } from '../auth/sessions.ts'
import type { Dependencies } from '../context.ts'
import { storedFiles, uploads } from '../db/schema/operationTables.ts'
import { requireUploadAccess } from './uploadAccess.ts'

/** Types that browsers display without running scripts. */
const inlineTypes = /^(image\/(jpeg|png|webp)|application\/pdf)$/

/** Serves uploads at `/files/:id` by bearer token or signed link; with `size` a small version of a photo (see `previewLink`). */
export function serveFiles(app: FastifyInstance, dependenciesFor: (requestId: string) => Dependencies): void {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const dependencies = dependenciesFor(request.id)
    const upload = await findVisibleUpload(dependencies, request.params.id, request)
    const size = previewSizes.find((each) => each === (request.query as { size?: unknown }).size)
    const preview = size && upload.mime.startsWith('image/') ? await dependencies.files.preview(upload.hash, size) : undefined
    if (preview) {
      const headers = createHeaders({ ...upload, hash: `${upload.hash}-${size}` })
      if (request.headers['if-none-match'] === headers.etag) return reply.code(304).headers(headers).send()
      return reply.headers(headers).type(preview.mime).send(preview.content)
    }
    const content = await dependencies.files.read(upload.hash)
    if (!content) throw new RequestError('NotFound')
    const headers = createHeaders(upload)
    if (request.headers['if-none-match'] === headers.etag) {
      content.destroy()
      return reply.code(304).headers(headers).send()
    }
    return sendContent(reply.headers({ ...headers, 'content-length': upload.size }), upload.mime, content)
  })
}

const sendContent = (reply: FastifyReply, type: string, content: NodeJS.ReadableStream) => reply.type(type).send(content)

interface VisibleUpload {
  hash: string
  name: string
  mime: string
  size: number
}

/**
 * The upload, if the caller may see it. A signed link opens without a session, as pictures need; with one, the caller must still be a member.
 * Throws RequestError; a foreign upload is `NotFound`, whether it exists or not.
 */
async function findVisibleUpload(dependencies: Dependencies, id: string, request: FastifyRequest): Promise<VisibleUpload> {
  const { db, now, files } = dependencies
  const signed = files.hasValidSignature(id, request.query as { exp?: unknown; sig?: unknown }, now)
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const caller = token === undefined ? undefined : await findCaller(db, now, token)
  if (!signed && !caller) throw new RequestError('Unauthorized')
  const [found] = await db
    .select({ upload: uploads, mime: storedFiles.mime, size: storedFiles.size })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.hash, uploads.hash))
    .where(eq(uploads.id, id))
  if (!found) throw new RequestError('NotFound')
  const { upload, mime, size } = found
  if (caller) await requireUploadAccess(db, caller.user.id, upload, { signed })
  return { hash: upload.hash, name: upload.name, mime, size }
}

function createHeaders({ hash, name, mime }: VisibleUpload) {
  const saved = contentDisposition(name)
  return {
    'cache-control': 'private, max-age=3600',
    etag: `"${hash}"`,
    'content-disposition': inlineTypes.test(mime) ? saved.replace(/^attachment/, 'inline') : saved,
    // Browsers' PDF viewers do not work in a sandbox; they run no scripts of the page.
    'content-security-policy': `default-src 'none'; frame-ancestors 'self'${mime === 'application/pdf' ? '' : '; sandbox'}`,
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
  }
}
