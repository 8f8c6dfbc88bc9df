import { fixedClock } from '@vehicle-partner/domain'
import { cases, createTestServer } from '../src/conformance.ts'
import { contract } from '../src/contract.ts'
import type { CallName } from '../src/demo/callOverrides.ts'
import { createDemoData, demoNow } from '../src/demo/demoData.ts'
import { matchEndpoint } from '../src/kernel/responses.ts'
import type { ApiRequest, Transport } from '../src/kernel/transport.ts'
import { mockTransport } from '../src/mock.ts'
import type { CallExample } from '../src/openapi/callExample.ts'

/** Longer lists of an example are cut. */
const maxItems = 1
const maxLines = 3
/** Prefer examples below this number of characters. */
const readableLength = 2500

/** Calls that need more than the mock has, such as a transfer that failed, and calls with the same parameters and the same response. */
const borrowed: Readonly<Partial<Record<CallName, { from: CallName; with?: Partial<CallExample> }>>> = {
  'imports.get': { from: 'imports.vehicles', with: { params: { id: 'prt_01JN9QW4RG0000000000000006', importId: 'imp_demo1' } } },
  'payouts.retry': { from: 'payouts.get' },
  'telemetry.track': {
    from: 'telemetry.positions',
    with: {
      params: { id: 'veh_01JN9QW4RG0000000000000001' },
      query: { from: '2026-11-21T13:00:00.000Z', to: '2026-11-21T13:30:00.000Z' },
    },
  },
}

/** Runs the conformance cases on the mock and returns the most complete successful exchange of each call, by `resource.call`. */
export async function recordExamples(): Promise<ReadonlyMap<string, CallExample>> {
  const best = new Map<string, { example: CallExample; score: number }>()
  const mock = mockTransport(createDemoData(fixedClock(demoNow)))
  const record: Transport = async (request) => {
    const response = await mock(request)
    const matched = response.status < 400 ? matchEndpoint(contract, request) : undefined
    if (matched === undefined) return response
    const { resource, name, params, endpoint } = matched
    if (countValues(endpoint.body?.parse(request.body ?? {})) < countValues(request.body)) return response // a case sends what the call drops
    const example = shorten({
      params,
      ...(request.query && Object.keys(request.query).length > 0 ? { query: request.query } : {}),
      ...(endpoint.body ? { body: request.body ?? {} } : {}),
      ...(endpoint.response ? { response: response.body } : {}),
      ...(await readTextFile(response.body)),
    }) as CallExample // an object remains one
    const score = scoreOf(example, request)
    if (score > (best.get(`${resource}.${name}`)?.score ?? -1)) best.set(`${resource}.${name}`, { example, score })
    return response
  }
  const server = createTestServer(record)
  // The conformance test reports a failed case.
  for (const { kind, run } of cases) if (kind === 'wire') await run(server).catch(() => undefined)
  for (const [call, { from, with: changes }] of Object.entries(borrowed)) {
    const example = best.get(from)?.example
    if (example && !best.has(call)) best.set(call, { example: { ...example, ...changes }, score: 0 })
  }
  const names = Object.entries(contract).flatMap(([resource, calls]) => Object.keys(calls).map((name) => `${resource}.${name}`))
  return new Map(names.flatMap((name) => (best.has(name) ? [[name, best.get(name)?.example ?? { params: {} }] as const] : [])))
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]))
}

/** An example is better, the more fields have a value. */
function scoreOf(example: CallExample, { query = {} }: ApiRequest): number {
  const length = JSON.stringify(example).length
  return countValues(example) - Math.max(0, length - readableLength) / 50 - Object.keys(query).length / 10
}

function countValues(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0
  if (Array.isArray(value)) return value.length === 0 ? 0 : countValues(value[0])
  if (typeof value !== 'object') return 1
  return Object.values(value).reduce((sum: number, each) => sum + countValues(each), 0)
}

/** The first lines of a text file. */
async function readTextFile(body: unknown): Promise<Pick<CallExample, 'file'>> {
  if (!(body instanceof Blob) || !body.type.startsWith('text/')) return {}
  const text = (await body.text())
    .replace(/^\uFEFF/, '')
    .split('\n')
    .slice(0, maxLines)
    .join('\n')
  return { file: { type: body.type.split(';')[0] ?? '', text } }
}
