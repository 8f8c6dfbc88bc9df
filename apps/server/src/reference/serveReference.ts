import type { FastifyInstance } from 'fastify'
import { sendPage } from '../htmlPage.ts'
import type { OpenapiDocument } from './openapiDocument.ts'
import { renderReference } from './referencePage.ts'
import { serveOpenapi } from './serveOpenapi.ts'
import { serveWalkthrough } from './serveWalkthrough.ts'

/** The OpenAPI document and its page, without external resources; created on the first request. */
export function serveReference(app: FastifyInstance, { sandbox }: { sandbox: boolean }): void {
  const { readDocument } = serveOpenapi(app)
  let page: string | undefined
  const pageOnce = () => (page ??= renderReference(readDocument() as OpenapiDocument, sandbox)) // created by our own contract

  if (sandbox) serveWalkthrough(app)
  app.get('/docs', async (_request, reply) => sendPage(reply, 'API reference', pageOnce()))
}
