import { RequestError } from '@vehicle-partner/api/server'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Dependencies } from '../context.ts'
import { applyTransferReport } from '../payouts/applyTransferReport.ts'
import { TransferMessage } from './httpBank.ts'
import { isSignedWebhook } from './webhookSignature.ts'

export const bankWebhookPath = '/webhooks/bank/transfers'
export const bankSignatureHeader = 'x-bank-signature'

const maxBytes = 16_384
const Message = z.object({ key: z.string().min(1).max(100) })

/**
 * Takes the bank's reports on transfers: `{key, state, session_id?, failure_code?, bank_reference?}`, signed with the secret that the bank
 * shares with this server. A report that comes twice, late or in another order changes nothing that is decided. It stands outside of the
 * contract, because no client of the API calls it.
 */
export function serveBankWebhook(
  app: FastifyInstance,
  secret: string | undefined,
  dependenciesFor: (requestId: string) => Dependencies,
): void {
  void app.register(async (scope) => {
    // The signature is that of the bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) => done(null, body))
    scope.post(bankWebhookPath, async (request, reply) => {
      if (secret === undefined) throw new RequestError('NotFound')
      const dependencies = dependenciesFor(request.id)
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!isSignedWebhook(secret, request.headers[bankSignatureHeader], body, dependencies.now))
        throw new RequestError('Forbidden', 'The signature is not valid')
      const content = parseJson(body)
      const [target, report] = [Message.safeParse(content), TransferMessage.safeParse(content)]
      if (!target.success || !report.success) throw new RequestError('ValidationError', 'The report is not as agreed')
      const meaning = await applyTransferReport(dependencies, target.data.key, report.data, 'webhook')
      if (meaning === undefined) throw new RequestError('NotFound', 'There is no transfer with this key')
      return reply.header('cache-control', 'no-store').send({ data: { key: target.data.key, meaning } })
    })
  })
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
