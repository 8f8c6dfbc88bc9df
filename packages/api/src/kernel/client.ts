import * as z from 'zod/mini'
import type { AnyEndpoint, Contract, Input, Output } from './endpoint.ts'
import { ApiError, MalformedAnswer } from './errors.ts'
import type { Answer, Request, Transport } from './transport.ts'

export type QueryKey = readonly [resource: string, call: string, input?: unknown]

type Arguments<E> = keyof Input<E> extends never ? [] : [input: Input<E>]

/** One call of the contract, bound to a transport. */
export interface Call<E> {
  /** Makes the call. Throws ApiError (refused), ConnectionError (no answer) or MalformedAnswer. */
  (...args: [...Arguments<E>, options?: { signal?: AbortSignal }]): Promise<Output<E>>
  /** Options for useQuery, prefetchQuery, ensureQueryData and setQueryData. */
  query(...args: Arguments<E>): { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Output<E>> }
  /** Options for useMutation; success makes every cached answer of `touches` stale. */
  mutation(): { mutationFn: (input: Input<E>) => Promise<Output<E>>; meta: { touches: readonly string[] } }
  /** The cache key of every answer of this call. */
  key: QueryKey
}

export type Api<C extends Contract> = { [R in keyof C]: { [K in keyof C[R]]: Call<C[R][K]> } }

/** Binds a contract to a transport; keeps nothing outside the returned tree. */
export function createApi<C extends Contract>(contract: C, transport: Transport): Api<C> {
  const tree: Record<string, Record<string, unknown>> = {}
  for (const [resource, calls] of Object.entries(contract)) {
    const branch: Record<string, unknown> = {}
    for (const [name, endpoint] of Object.entries(calls)) branch[name] = bind(endpoint, resource, name, transport)
    tree[resource] = branch
  }
  return tree as Api<C> // built key by key from C itself
}

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

function bind(endpoint: AnyEndpoint, resource: string, name: string, transport: Transport) {
  const takesInput = Boolean(endpoint.params ?? endpoint.query ?? endpoint.body)
  const send = async (input: LooseInput, signal?: AbortSignal) =>
    read(endpoint, await transport({ ...requestOf(endpoint, input), signal }), `${resource}.${name}`)
  const call = (...args: [LooseInput?, { signal?: AbortSignal }?]) => {
    const [input, options] = takesInput ? args : [{}, args[0] as { signal?: AbortSignal } | undefined]
    return send(input ?? {}, options?.signal)
  }
  const key: QueryKey = [resource, name]
  return Object.assign(call, {
    key,
    query: (input?: LooseInput) => ({
      queryKey: input === undefined ? key : [...key, input],
      queryFn: ({ signal }: { signal: AbortSignal }) => send(input ?? {}, signal),
    }),
    mutation: () => ({ mutationFn: (input: LooseInput) => send(input ?? {}), meta: { touches: endpoint.touches ?? [] } }),
  })
}

function requestOf(endpoint: AnyEndpoint, input: LooseInput): Request {
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(input.params?.[key] ?? '')))
  const request: Request = { method: endpoint.method, path }
  if (endpoint.query && input.query) request.query = words(input.query)
  if (endpoint.body) request.body = input.body
  return request
}

function words(query: Record<string, unknown>): Record<string, string | string[]> {
  const out: Record<string, string | string[]> = {}
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    out[key] = Array.isArray(value) ? value.map(String) : String(value)
  }
  return out
}

const failure = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
})

function read(endpoint: AnyEndpoint, answer: Answer, name: string): unknown {
  if (answer.status >= 400) {
    const said = failure.safeParse(answer.body)
    const { message, code, errors } = said.success ? said.data : {}
    throw new ApiError({
      status: answer.status,
      code: code ?? 'ServerError',
      message: message ?? 'An error occurred!',
      said: Boolean(message),
      requestId: answer.headers['x-request-id'],
      ...(errors ? { fields: errors } : {}),
    })
  }
  const parsed = endpoint.reply.safeParse(answer.body)
  if (!parsed.success) throw new MalformedAnswer(`${name}: ${z.prettifyError(parsed.error)}`, { cause: parsed.error })
  return parsed.data
}
