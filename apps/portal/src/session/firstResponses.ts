import type { Api, EarlyRequest, QueryKey } from '@vehicle-partner/api'

/** A question of the document with the cache key of the query that asks it, as JSON. */
type KeyedRequest = EarlyRequest & { key?: string }

/** The answer to a question that the page has asked before its program was loaded. */
interface FirstResponse {
  queryKey: QueryKey
  token: string
  response: Promise<unknown>
  /** Undefined until it has arrived. */
  data: unknown
}

/** Milliseconds that the first render waits for answers that are about to arrive. */
const patienceMs = 50

const firstResponses = new WeakMap<Api, FirstResponse[]>()

/** Calls of any resource by name. */
type Calls = Readonly<
  Record<
    string,
    Readonly<Record<string, { query: (input?: unknown) => { queryFn: (context: { signal: AbortSignal }) => Promise<unknown> } }>>
  >
>

/** Reads the answers to the first questions of a session, so that the first render shows what has arrived. */
export async function readFirstResponses(
  api: Api,
  session: { token: string } | undefined,
  early: ReadonlyMap<string, KeyedRequest> = new Map(),
): Promise<void> {
  const calls = api as unknown as Calls // each call has the same options
  const responses = [...early.values()].flatMap(({ key, token }): FirstResponse[] => {
    const queryKey = key === undefined || token !== session?.token ? undefined : parseKey(key)
    if (!queryKey) return []
    const [resource, name, input] = queryKey
    const call = calls[resource]?.[name]
    if (!call) return []
    const response = call.query(input).queryFn({ signal: new AbortController().signal })
    return [{ queryKey, token, response, data: undefined }]
  })
  firstResponses.set(api, responses)
  const reading = responses.map(async (each) => {
    each.data = await each.response
  })
  await Promise.race([Promise.allSettled(reading), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/** The first answers for a session, once. */
export function takeFirstResponses(api: Api, token: string | undefined): readonly Omit<FirstResponse, 'token'>[] {
  const responses = firstResponses.get(api) ?? []
  firstResponses.delete(api)
  return responses.filter((each) => each.token === token)
}

/** The path of a page can damage a key. */
function parseKey(text: string): QueryKey | undefined {
  try {
    const key: unknown = JSON.parse(text)
    const isKey = Array.isArray(key) && typeof key[0] === 'string' && typeof key[1] === 'string'
    return isKey ? (key as unknown as QueryKey) : undefined
  } catch {
    return undefined
  }
}
