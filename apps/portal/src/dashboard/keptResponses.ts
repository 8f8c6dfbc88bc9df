import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { partners, ratings, trips } from '@vehicle-partner/api/contract'
import { periodRange, periods, roleNames, type Clock } from '@vehicle-partner/domain'
import type { Session } from '@vehicle-partner/api/session'
import * as z from 'zod/mini'
import type { PortalDependencies } from '../session/PortalDependencies.ts'
import { keptResponsesKey } from '../session/sessionManager.ts'

/**
 * The calls whose last responses stay on this device, so that the next visit shows them at once. Only figures of the organisation: never
 * people, phones, documents or bank accounts.
 */
const keptCalls = {
  'partners.summary': partners.summary.response,
  'trips.stats': trips.stats.response,
  'ratings.partner': ratings.partner.response,
}
const isKept = (call: string): call is keyof typeof keptCalls => Object.hasOwn(keptCalls, call)

/** Long ago for the cache, so that a page that shows the response asks again. */
const restoredAt = 1
const maxAgeMs = 7 * 24 * 60 * 60 * 1000
/** Characters in the storage. The oldest responses are left out. */
const maxLength = 64 * 1024

const KeptResponse = z.object({
  key: z.tuple([
    z.string(),
    z.string(),
    z.strictObject({
      params: z.strictObject({ id: z.string() }),
      query: z.optional(z.strictObject({ period: z.enum(periods) })),
    }),
  ]),
  /** ISO 8601. */
  receivedAt: z.iso.datetime(),
  data: z.unknown(),
})
export type KeptResponse = z.output<typeof KeptResponse>

/** A change of these schemas needs another version. */
const Kept = z.object({ version: z.literal(1), reader: z.string(), responses: z.array(KeptResponse) })

interface Sources {
  queryClient: QueryClient
  storage: Pick<PortalDependencies['storage'], 'getItem' | 'setItem' | 'removeItem'>
  clock: Clock
  /** The session that is stored now. */
  session: () => Session | undefined
}

/** Who may see the responses: one user, with these roles in this organisation. */
const describeReader = ({ user, activeContext }: Session) =>
  JSON.stringify([user.id, activeContext?.partner?.id, ...roleNames(activeContext ?? undefined).toSorted()])

/** Puts the kept responses of this reader into the cache; they count as stale. Those of any other reader are deleted. */
export function restoreResponses({ queryClient, storage, clock, session: readSession }: Sources): KeptResponse[] {
  const session = readSession()
  if (!session) return []
  try {
    const text = storage.getItem(keptResponsesKey)
    if (text === null) return []
    const kept = Kept.safeParse(JSON.parse(text))
    if (!kept.success || kept.data.reader !== describeReader(session)) {
      storage.removeItem(keptResponsesKey)
      return []
    }
    return kept.data.responses.filter((response) => {
      const data = parseResponse(response, clock())
      // What this visit has received is newer.
      if (data !== undefined && queryClient.getQueryData(response.key) === undefined)
        queryClient.setQueryData(response.key, data, { updatedAt: restoredAt })
      return data !== undefined
    })
  } catch {
    return [] // Private windows throw, and a damaged text counts as none.
  }
}

/** Keeps the responses that arrive beside those that are kept already, until the returned function is called. */
export function keepResponses(
  { queryClient, storage, clock, session: readSession }: Sources,
  keptBefore: readonly KeptResponse[],
): () => void {
  const token = readSession()?.token
  // The newest last.
  const received = new Map(keptBefore.toReversed().map((response) => [hashKey(response.key), response]))
  const keep = (query: Query) => {
    const session = readSession()
    // A response that arrives after the logout is not kept.
    if (!session || session.token !== token) return
    const response = createResponse(query, clock)
    if (!response) return
    received.delete(query.queryHash)
    received.set(query.queryHash, response)
    const partnerId = session.activeContext?.partner?.id
    const responses = [...received.values()].filter(({ key }) => key[2].params.id === partnerId).toReversed()
    try {
      storage.setItem(keptResponsesKey, serialize(describeReader(session), responses))
    } catch {
      // Private windows and full storages throw: the next visit starts without figures.
    }
  }
  // What the page has asked before its program was loaded is there already.
  for (const query of queryClient.getQueryCache().getAll()) if (query.state.dataUpdatedAt > restoredAt) keep(query)
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true) keep(event.query)
  })
}

function createResponse({ queryKey, state }: Query, clock: Clock): KeptResponse | undefined {
  const [resource, call] = queryKey
  if (!isKept(`${String(resource)}.${String(call)}`)) return undefined
  const response = KeptResponse.safeParse({ key: queryKey, receivedAt: clock().toISOString(), data: state.data })
  return response.data
}

/** As many of the responses, newest first, as the limit allows. */
function serialize(reader: string, responses: readonly KeptResponse[]): string {
  const text = JSON.stringify({ version: 1, reader, responses })
  return text.length <= maxLength || responses.length === 0 ? text : serialize(reader, responses.slice(0, -1))
}

/** Undefined if the response is too old, of an earlier month than the present one, or does not match the contract. */
function parseResponse({ key: [resource, call, input], receivedAt, data }: KeptResponse, now: Date): unknown {
  const name = `${resource}.${call}`
  const received = new Date(receivedAt)
  if (!isKept(name) || now.getTime() - received.getTime() > maxAgeMs) return undefined
  const period = input.query?.period
  if (period !== undefined && periodRange(period, received).from !== periodRange(period, now).from) return undefined
  return keptCalls[name].safeParse(data).data
}
