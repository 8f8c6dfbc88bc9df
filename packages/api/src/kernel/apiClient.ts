import type { Contract, AnyEndpoint, Input, Output } from './endpoint.ts'
import { readResponse } from './readResponse.ts'
import { buildRequest, type CallOptions, type RequestInput } from './buildRequest.ts'
import type { Transport } from './transport.ts'

export type QueryKey = readonly [resource: string, call: string, input?: unknown]

/** Input may be left out where all of it may; a call that takes none begins with its options. */
type CallArguments<E> = keyof Input<E> extends never ? [] : object extends Input<E> ? [input?: Input<E>] : [input: Input<E>]
/** What a mutation is called with: the input, and how this one call is made. */
export type MutationVariables<E> = Input<E> & { options?: CallOptions }

/** One call of the contract, bound to a transport. */
export interface Call<E> {
  /** Makes the call. Throws ApiError (refused), ConnectionError (no answer) or MalformedAnswer. */
  (...args: [...CallArguments<E>, options?: CallOptions]): Promise<Output<E>>
  /** Options for useQuery, prefetchQuery, ensureQueryData and setQueryData. */
  query(...args: CallArguments<E>): { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Output<E>> }
  /** Options for useMutation; success makes every cached answer of `touches` stale. `mutate({ …input, options: { stepUp } })`. */
  mutation(): { mutationFn: (variables: MutationVariables<E>) => Promise<Output<E>>; meta: { invalidates: readonly string[] } }
  /** The cache key of every answer of this call. */
  key: QueryKey
}

export type Api<C extends Contract> = { [R in keyof C]: { [K in keyof C[R]]: Call<C[R][K]> } }

/** Where a client gets what it cannot make itself. */
export interface ClientSources {
  /** Names a write; never the same twice. */
  newKey?: () => string
}

/** Binds a contract to a transport; keeps nothing outside the returned tree. */
export function createApi<C extends Contract>(contract: C, transport: Transport, { newKey = randomKey }: ClientSources = {}): Api<C> {
  const tree: Record<string, Record<string, unknown>> = {}
  for (const [resource, calls] of Object.entries(contract)) {
    const branch: Record<string, unknown> = {}
    for (const [name, endpoint] of Object.entries(calls)) branch[name] = bindCall(endpoint, resource, name, transport, newKey)
    tree[resource] = branch
  }
  return tree as Api<C> // built key by key from C itself
}

function bindCall(endpoint: AnyEndpoint, resource: string, name: string, transport: Transport, newKey: () => string) {
  const takesInput = Boolean(endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.upload)
  const send = async (input: RequestInput = {}, options: CallOptions = {}) =>
    readResponse(endpoint, await transport(buildRequest(endpoint, input, options, newKey)), `${resource}.${name}`)
  const call = (...args: [RequestInput?, CallOptions?]) => (takesInput ? send(...args) : send({}, args[0] as CallOptions | undefined))
  const key: QueryKey = [resource, name]
  return Object.assign(call, {
    key,
    query: (input?: RequestInput) => ({
      queryKey: input === undefined ? key : [...key, input],
      queryFn: ({ signal }: { signal: AbortSignal }) => send(input, { signal }),
    }),
    mutation: () => ({
      mutationFn: ({ options, ...input }: RequestInput & { options?: CallOptions } = {}) => send(input, options),
      meta: { invalidates: endpoint.invalidates ?? [] },
    }),
  })
}

/** 128 random bits. Not crypto.randomUUID, which browsers keep from pages that came over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
