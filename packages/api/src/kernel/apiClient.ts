import type { AnyEndpoint, Contract, Input, Output, StrictOutput } from './endpoint.ts'
import { strictSchema } from './addedFields.ts'
import { ConnectionError } from './connectionError.ts'
import { readResponse } from './readResponse.ts'
import { buildRequest, type CallOptions, type RequestInput } from './buildRequest.ts'
import type { Transport } from './transport.ts'

export type QueryKey = readonly [resource: string, call: string, input?: unknown]

/** The input is optional if all its parts are. A call without input takes its options first. */
type CallArguments<E> = keyof Input<E> extends never ? [] : object extends Input<E> ? [input?: Input<E>] : [input: Input<E>]
/** The variables of a mutation: the input of the call and its options. */
export type MutationVariables<E> = Input<E> & { options?: CallOptions }

/** One call of the contract, bound to a transport. */
export interface Call<E, Result = Output<E>> {
  /** Makes the call. Throws ApiError (rejected), ConnectionError (no response) or MalformedResponse. */
  (...args: [...CallArguments<E>, options?: CallOptions]): Promise<Result>
  /** Options for useQuery, prefetchQuery, ensureQueryData and setQueryData. */
  query(...args: CallArguments<E>): { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Result> }
  /** Options for useMutation. Success invalidates the resources of `invalidates`. `mutate({ …input, options: { stepUp } })`. */
  mutation(): { mutationFn: (variables: MutationVariables<E>) => Promise<Result>; meta: { invalidates: readonly string[] } }
  /** The prefix of all cache keys of this call. */
  key: QueryKey
}

export type Api<C extends Contract> = { [R in keyof C]: { [K in keyof C[R]]: Call<C[R][K]> } }
/** A client that requires every field of the contract, including the added ones. */
export type StrictApi<C extends Contract> = { [R in keyof C]: { [K in keyof C[R]]: Call<C[R][K], StrictOutput<C[R][K]>> } }

/** Replaceable dependencies of a client. */
export interface ClientSources {
  /** Creates a unique idempotency key. */
  newKey?: () => string
}

/** Binds a contract to a transport. Has no global state. */
export function createApi<C extends Contract>(contract: C, transport: Transport, { newKey = randomKey }: ClientSources = {}): Api<C> {
  const api: Record<string, Record<string, unknown>> = {}
  for (const [resource, calls] of Object.entries(contract)) {
    const bound: Record<string, unknown> = {}
    for (const [name, endpoint] of Object.entries(calls)) bound[name] = bindCall(endpoint, resource, name, transport, newKey)
    api[resource] = bound
  }
  return api as Api<C> // built key by key from C itself
}

/** Loads the description of each resource. */
export type ContractLoaders<C extends Contract> = { readonly [R in keyof C]: () => Promise<C[R]> }

/**
 * Binds a contract to a transport that loads the description of a resource when the first of its calls is made. A description that
 * cannot be loaded throws ConnectionError, like a call without a response.
 */
export function createLazyApi<C extends Contract>(
  loaders: ContractLoaders<C>,
  transport: Transport,
  { newKey = randomKey }: ClientSources = {},
): Api<C> {
  const resources = Object.entries<() => Promise<Contract[string]>>(loaders)
  const api = resources.map(([resource, load]) => [resource, bindResource(resource, load, transport, newKey)] as const)
  return Object.fromEntries(api) as Api<C> // each call is bound when it is read
}

/** The names of the calls are unknown until the description has loaded: a call is bound when it is read. */
function bindResource(resource: string, load: () => Promise<Contract[string]>, transport: Transport, newKey: () => string) {
  const bound = new Map<string, unknown>()
  const loadCall = async (name: string) => {
    const calls = await load().catch((error: unknown) => {
      throw new ConnectionError('offline', error)
    })
    const endpoint = calls[name]
    if (!endpoint) throw new TypeError(`The contract has no call ${resource}.${name}`)
    return endpoint
  }
  return new Proxy(Object.freeze({}), {
    get(_target, name) {
      // A resource is no promise.
      if (typeof name !== 'string' || name === 'then') return undefined
      const call = bound.get(name) ?? bindCall(() => loadCall(name), resource, name, transport, newKey)
      bound.set(name, call)
      return call
    },
  })
}

/** Creates a client that requires every field of the contract. */
export function createStrictApi<C extends Contract>(contract: C, transport: Transport): StrictApi<C> {
  const strict = Object.entries(contract).map(([resource, calls]) => {
    const endpoints = Object.entries(calls).map(([name, endpoint]) => {
      const { response } = endpoint
      return [name, response ? { ...endpoint, response: strictSchema(response) } : endpoint] as const
    })
    return [resource, Object.fromEntries(endpoints)] as const
  })
  return createApi(Object.fromEntries(strict), transport) as unknown as StrictApi<C> // the same calls, with strict responses
}

function bindCall(
  source: AnyEndpoint | (() => Promise<AnyEndpoint>),
  resource: string,
  name: string,
  transport: Transport,
  newKey: () => string,
) {
  let known = typeof source === 'function' ? undefined : source
  const load = async () => (known ??= typeof source === 'function' ? await source() : source)
  const send = async (input: RequestInput = {}, options: CallOptions = {}) => {
    const endpoint = known ?? (await load())
    return readResponse(endpoint, await transport(buildRequest(endpoint, input, options, newKey)), `${resource}.${name}`)
  }
  const call = async (...args: [RequestInput?, CallOptions?]) => {
    const { params, query, body, upload } = known ?? (await load())
    const takesInput = Boolean(params ?? query ?? body ?? upload)
    return takesInput ? send(...args) : send({}, args[0] as CallOptions | undefined)
  }
  const key: QueryKey = [resource, name]
  return Object.assign(call, {
    key,
    query: (input?: RequestInput) => ({
      queryKey: input === undefined ? key : [...key, input],
      queryFn: ({ signal }: { signal: AbortSignal }) => send(input, { signal }),
    }),
    mutation: () => ({
      mutationFn: ({ options, ...input }: RequestInput & { options?: CallOptions } = {}) => send(input, options),
      meta: {
        // Read after a success, when the description is known.
        get invalidates() {
          return known?.invalidates ?? []
        },
      },
    }),
  })
}

/** 128 random bits. `crypto.randomUUID` is missing on pages served over plain HTTP. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
