import type { AnyEndpoint, Contract } from './endpoint.ts'
import { errorCodes, Refusal } from './errors.ts'
import { parseInput } from './input.ts'
import type { Answer, Request } from './transport.ts'

export interface Matched {
  resource: string
  name: string
  endpoint: AnyEndpoint
  params: Record<string, string>
}

/** Finds the call that a request is for; a fixed word in a path goes before a parameter. */
export function match(contract: Contract, request: Pick<Request, 'method' | 'path'>): Matched | undefined {
  const found: Matched[] = []
  for (const [resource, calls] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(calls)) {
      const params = endpoint.method === request.method ? paramsOf(endpoint.path, request.path) : undefined
      if (params) found.push({ resource, name, endpoint, params })
    }
  return found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/')
  const parts = path.split('/')
  if (names.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part)
    else if (name !== part) return undefined
  }
  return params
}

/** Answers a request in process by a contract's handlers: parses, runs, parses the reply, turns refusals into the wire's error shape. */
export async function answer(
  contract: Contract,
  run: (matched: Matched, input: ReturnType<typeof parseInput>) => unknown,
  request: Request,
): Promise<Answer> {
  try {
    const matched = match(contract, request)
    if (!matched) throw new Refusal('NotFound')
    const { endpoint, params } = matched
    const input = parseInput(endpoint, { params, query: request.query, body: request.body })
    const body = endpoint.reply.parse(await run(matched, input))
    return { status: endpoint.status ?? 200, body, headers: {} }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refusalAnswer(error)
  }
}

/** The wire's error shape: `{ message, code, errors? }` with the code's status. */
export function refusalAnswer(refusal: Refusal): Answer {
  const { code, message, errors, retryAfter } = refusal
  return {
    status: errorCodes[code].status,
    body: { message, code, ...(errors ? { errors } : {}) },
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  }
}
