import { viewAsHeader, type ApiRequest, type ApiResponse } from '@vehicle-partner/api'
import { offlineStore } from './offlineStore.ts'
import type { OfflineResponses } from './withOfflineResponses.ts'

/**
 * The lists of the portal, the figures of the dashboard, and a vehicle with its roadside packs, which are shown at a stop. Never the
 * passengers of trips, accounts of banks or what may be read once.
 */
const keptPaths = [
  /^\/v1\/partners\/[^/]+\/(summaries|vehicles|drivers|trips|trips\/stats|routes|earnings|earnings\/summary|payouts|payslips|notifications|lookups\/\w+)$/,
  /^\/v1\/ratings\/partners\/[^/]+$/,
  /^\/v1\/vehicles\/(?!check$)[^/]+(\/roadside-packs)?$/,
]

/** The path and query of a request, the same for the same question. */
export function describeAddress({ path, query = {} }: Pick<ApiRequest, 'path' | 'query'>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each]))
  const parameters = new URLSearchParams(pairs)
  parameters.sort()
  const text = parameters.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The token of a request that may be answered from what this device keeps: a question of the signed-in user, not of a previewed role. */
function getOwner({ headers = {}, expects }: ApiRequest): string | undefined {
  if (expects === 'file' || headers[viewAsHeader] !== undefined) return undefined
  return headers['authorization']?.replace('Bearer ', '')
}

/** Decides what of the API is kept on this device, and answers with it. */
export function createOfflineResponses(clock: () => Date, store = offlineStore): OfflineResponses {
  let lastAnswer = 0
  return {
    async answer(request, now) {
      const owner = getOwner(request)
      const kept = owner === undefined || request.signal?.aborted ? undefined : await store.find(owner, describeAddress(request), clock())
      if (!kept) return undefined
      lastAnswer = now
      store.age.show(kept.savedAt)
      return { status: 200, body: kept.body, headers: {} }
    },
    async follow(request, { status, body }: ApiResponse, receivedAt) {
      // The server has answered since: the page asks for the rest anew.
      if (receivedAt > lastAnswer) store.age.show(undefined)
      const owner = getOwner(request)
      if (owner === undefined || !keptPaths.some((kept) => kept.test(request.path))) return
      if (status === 200) await store.keep(owner, describeAddress(request), body, clock())
      // The user may not read it any more.
      else if (status === 403 || status === 404) await store.remove([describeAddress(request)])
    },
  }
}
