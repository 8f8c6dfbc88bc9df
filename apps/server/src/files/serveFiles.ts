import { contentDisposition, RequestError } from '@vehicle-partner/api/contract'
import { canAccess, isOwner, type Area } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findMembership } from '../auth/authorization.ts'
import { findCaller } from '../auth/sessions.ts'
import type { Dependencies } from '../context.ts'
import { storedFiles, uploads } from '../db/schema/operations.ts'

/** Who of an organisation may see its uploads, by kind; of a kind that is not named here, only the owner. */
const areasOf: Readonly<Record<string, readonly Area[]>> = {
  vehicle: ['vehicles'],
  driver: ['drivers'],
  company: ['settings'],
  avatar: ['settings'],
  dispute: ['earnings'],
  payslip: ['earnings'],
}

/** Kinds that browsers can show without running anything of theirs. */
const shown = /^(image\/(jpeg|png|webp)|application\/pdf)$/

/** Serves uploads at `/files/:id` to those who may see them: by their token, or by a signed address. */
export function serveFiles(app: FastifyInstance, dependenciesFor: (requestId: string) => Dependencies): void {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const dependencies = dependenciesFor(request.id)
    const upload = await visible(dependencies, request.params.id, request)
    const content = await dependencies.files.read(upload.hash)
    if (!content) throw new RequestError('NotFound')
    const headers = headersOf(upload)
    if (request.headers['if-none-match'] === headers.etag) {
      content.destroy()
      return reply.code(304).headers(headers).send()
    }
    return sendContent(reply.headers({ ...headers, 'content-length': upload.size }), upload.mime, content)
  })
}

const sendContent = (reply: FastifyReply, type: string, content: NodeJS.ReadableStream) => reply.type(type).send(content)

interface Visible {
  hash: string
  name: string
  mime: string
  size: number
}

/** The upload, when the one who asks may see it. Throws RequestError: what is not theirs is not found, whether it exists or not. */
async function visible(dependencies: Dependencies, id: string, request: FastifyRequest): Promise<Visible> {
  const { db, now, files } = dependencies
  const signed = files.isOpenedBy(id, request.query as { exp?: unknown; sig?: unknown }, now)
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const caller = signed || token === undefined ? undefined : await findCaller(db, now, token)
  if (!signed && !caller) throw new RequestError('Unauthorized')
  const [found] = await db
    .select({ upload: uploads, mime: storedFiles.mime, size: storedFiles.size })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.hash, uploads.hash))
    .where(eq(uploads.id, id))
  if (!found) throw new RequestError('NotFound')
  const { upload, mime, size } = found
  if (caller && upload.uploaded_by !== caller.user.id) {
    if (upload.partner_id === null) throw new RequestError('NotFound')
    const { roles } = await findMembership(db, caller.user.id, 'id', upload.partner_id)
    if (!isOwner(roles) && !(roles.length > 0 && (areasOf[upload.kind] ?? []).some((area) => canAccess(area, roles))))
      throw new RequestError('Forbidden')
  }
  return { hash: upload.hash, name: upload.name, mime, size }
}

function headersOf({ hash, name, mime }: Visible) {
  const saved = contentDisposition(name)
  return {
    'cache-control': 'private, max-age=3600',
    etag: `"${hash}"`,
    'content-disposition': shown.test(mime) ? saved.replace(/^attachment/, 'inline') : saved,
    // The viewers that browsers have for PDF refuse to work in a sandbox; they run nothing of the page's anyway.
    'content-security-policy': `default-src 'none'; frame-ancestors 'self'${mime === 'application/pdf' ? '' : '; sandbox'}`,
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
  }
}
