import { http, HttpResponse, type HttpHandler } from 'msw'
import { contract } from './contract.ts'
import type { DemoData } from './demo/demoData.ts'
import type { AnyEndpoint, Contract } from './kernel/endpoint.ts'
import { ConnectionError } from './kernel/connectionError.ts'
import type { ApiResponse, ApiRequest } from './kernel/transport.ts'
import { mockTransport } from './mock.ts'

/** Creates msw request handlers for every call of the contract. `origin` is the origin of the API (`*`: any). */
export function mswHandlers(demoData: DemoData, origin = '*'): HttpHandler[] {
  const transport = mockTransport(demoData)
  // Fixed segments before parameters: msw takes the first match.
  const calls = Object.values(contract as Contract).flatMap((each) => Object.values(each))
  const ordered = calls.toSorted((a, b) => parameters(a) - parameters(b))
  return ordered.map((endpoint) =>
    http[verbs[endpoint.method]](`${origin}${endpoint.path}`, async ({ request }) => {
      try {
        return responseOf(await transport(await requestOf(request)))
      } catch (error) {
        if (error instanceof ConnectionError) return HttpResponse.error()
        throw error
      }
    }),
  )
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
const parameters = ({ path }: AnyEndpoint) => path.split(':').length

async function requestOf(request: Request): Promise<ApiRequest> {
  const { pathname, searchParams } = new URL(request.url)
  const query: Record<string, string | string[]> = {}
  for (const name of searchParams.keys()) {
    const values = searchParams.getAll(name)
    query[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  const { signal } = request
  const headers = Object.fromEntries(request.headers)
  const body = await bodyOf(request)
  return { method: request.method as ApiRequest['method'], path: pathname, query, headers, signal, ...(body === undefined ? {} : { body }) }
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData()
  const text = await request.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text // the call's schema rejects it
  }
}

function responseOf({ status, body, headers }: ApiResponse): Response {
  return body instanceof Blob ? new HttpResponse(body, { status, headers }) : HttpResponse.json(body as object, { status, headers })
}
