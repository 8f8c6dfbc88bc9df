import { fixedClock } from '@vehicle-partner/domain'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import type { ApiResponse, ApiRequest } from '../kernel/transport.ts'
import { runOnce } from './mockIdempotency.ts'
import { requireStepUp } from './mockContext.ts'
import { createDemoData, demoNow } from './demoData.ts'

const call = endpoint({ method: 'POST', path: '/v1/x', summary: 'x', access: { who: 'signedIn' }, response: z.unknown() })
const request = (key: string, body: unknown): ApiRequest => ({ method: 'POST', path: '/v1/x', body, headers: { 'idempotency-key': key } })
const newDemoData = () => createDemoData(fixedClock(demoNow))
const success: ApiResponse = { status: 201, body: { id: 1 }, headers: {} }

describe('an idempotent write of the mock', () => {
  test('runs once per key and user, and rejects another body', async () => {
    const [demoData, run] = [newDemoData(), vi.fn(async () => success)]
    expect(await runOnce(demoData, call, 'usr_1', request('k', { a: 1, b: 2 }), run)).toBe(success)
    expect(await runOnce(demoData, call, 'usr_1', request('k', { b: 2, a: 1 }), run)).toBe(success)
    expect(run).toHaveBeenCalledTimes(1)
    await expect(runOnce(demoData, call, 'usr_1', request('k', { a: 2 }), run)).rejects.toMatchObject({ code: 'IdempotencyMismatch' })
    await runOnce(demoData, call, 'usr_2', request('k', { a: 2 }), run)
    await runOnce(demoData, { ...call, idempotent: false }, 'usr_1', request('k', { a: 2 }), run)
    expect(run).toHaveBeenCalledTimes(3)
  })

  test('does not run twice at once, but again after a failure', async () => {
    const [demoData, pending] = [newDemoData(), Promise.withResolvers<ApiResponse>()]
    const first = runOnce(demoData, call, 'usr_1', request('k', {}), () => pending.promise)
    await expect(runOnce(demoData, call, 'usr_1', request('k', {}), async () => success)).rejects.toMatchObject({
      code: 'RequestInProgress',
    })
    pending.reject(new Error('bug'))
    await expect(first).rejects.toThrow('bug')
    expect(await runOnce(demoData, call, 'usr_1', request('k', {}), async () => success)).toBe(success)
  })

  test('repeats a final error', async () => {
    const demoData = newDemoData()
    const rejected = await runOnce(demoData, call, 'usr_1', request('k', {}), () => Promise.reject(new RequestError('LastOwner')))
    expect(rejected).toMatchObject({ status: 409, body: { code: 'LastOwner' } })
    expect(await runOnce(demoData, call, 'usr_1', request('k', {}), async () => success)).toBe(rejected)
  })
})

test('a step-up token belongs to its session and expires', () => {
  const demoData = newDemoData()
  const caller = { person: demoData.people.owner, sessionId: 'ses_1' }
  const push = (token: string, session_id: string, expires_at: string) => demoData.stepUps.push({ token, session_id, expires_at })
  push('good', 'ses_1', '2026-11-21T13:33:00.000Z')
  push('old', 'ses_1', demoNow)
  push('foreign', 'ses_2', '2026-11-21T13:33:00.000Z')
  expect(() => requireStepUp({ demoData, caller, stepUp: 'good' })).not.toThrow()
  for (const stepUp of ['old', 'foreign', 'unknown', undefined])
    expect(() => requireStepUp({ demoData, caller, stepUp })).toThrow(RequestError)
})
