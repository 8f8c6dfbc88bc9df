import { errorResponse } from '../kernel/responses.ts'
import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { fingerprintRequest, isFinalStatus } from '../kernel/requestFingerprint.ts'
import { isIdempotent } from '../kernel/buildRequest.ts'
import type { ApiResponse, ApiRequest } from '../kernel/transport.ts'
import type { DemoData } from './demoData.ts'

/** Runs a write with an idempotency key once, as the server does. Repeated requests get the stored response. */
export async function runOnce(
  demoData: DemoData,
  endpoint: AnyEndpoint,
  userId: string | undefined,
  request: ApiRequest,
  run: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const key = request.headers?.['idempotency-key']
  if (key === undefined || !isIdempotent(endpoint)) return run()
  const name = `${userId ?? ''} ${key}`
  const body = request.body instanceof FormData ? null : request.body
  const fingerprint = fingerprintRequest(request.method, request.path, request.query, body)
  const before = demoData.writes.get(name)
  if (before && before.fingerprint !== fingerprint) throw new RequestError('IdempotencyMismatch')
  if (before && !before.response) throw new RequestError('RequestInProgress')
  if (before?.response) return before.response
  demoData.writes.set(name, { fingerprint })
  try {
    const response = await run().catch((error: unknown) => {
      if (error instanceof RequestError) return errorResponse(error)
      throw error
    })
    if (isFinalStatus(response.status)) demoData.writes.set(name, { fingerprint, response })
    return response
  } finally {
    if (!demoData.writes.get(name)?.response) demoData.writes.delete(name) // the next attempt runs again
  }
}
