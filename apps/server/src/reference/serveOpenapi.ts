import { createHash } from 'node:crypto'
import { openapi } from '@vehicle-partner/api/openapi'
import type { FastifyInstance } from 'fastify'

/** Serves the OpenAPI document. It is created on the first request, and sent only to clients that do not have it. */
export function serveOpenapi(app: FastifyInstance): { readDocument: () => object } {
  let document: object | undefined
  let file: { content: string; etag: string } | undefined
  const readDocument = () => (document ??= openapi())
  const readFile = () => (file ??= toFile(JSON.stringify(readDocument())))

  app.get('/openapi.json', async ({ headers }, reply) => {
    const { content, etag } = readFile()
    reply.headers({ 'cache-control': 'no-cache', etag })
    return hasTag(headers['if-none-match'], etag) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(content)
  })
  return { readDocument }
}

/** The tag is weak, because the content may be sent compressed. */
const toFile = (content: string) => ({ content, etag: `W/"${createHash('sha256').update(content).digest('base64url')}"` })

/** Whether `If-None-Match` names the tag (RFC 9110, weak comparison). */
const hasTag = (known = '', etag: string) =>
  known.trim() === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
