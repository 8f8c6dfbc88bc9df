import * as z from 'zod/mini'
import { contract } from '../contract.ts'
import { demoPassword, demoPeople, type PersonKey } from '../demo/demoPeople.ts'
import type { CallName } from '../demo/callOverrides.ts'
import type { ApiResponse, ApiRequest, Transport } from './transport.ts'
import { createStrictApi, type StrictApi } from './apiClient.ts'
import { withSession } from './transport.ts'

/** `wire` cases run on every implementation, the mock included. `rules` cases need the real server. */
export type CaseKind = 'wire' | 'rules'

/** One requirement on a call, checked with the demo users. */
export interface Case {
  kind: CaseKind
  call: CallName
  name: string
  run: (server: TestServer) => Promise<void>
}

/** A logged-in user of a case. */
export interface TestUser {
  /** Requires every field of the contract. */
  api: StrictApi<typeof contract>
  id: string
  token: string
  /** Sends a request and returns the unparsed response. */
  send: (request: ApiRequest) => Promise<ApiResponse>
}

/** A running server of the contract, as cases use it. */
export interface TestServer {
  /** Logs a demo user in with a new session. */
  as: (person: PersonKey) => Promise<TestUser>
  /** Makes calls with this token, or without one. */
  with: (token: string | undefined) => Pick<TestUser, 'api' | 'send'>
  /** Messages sent to an address or phone number, as typed, newest first. Requires a server in sandbox mode. */
  outbox: (to: string) => Promise<{ text: string; code?: string | undefined; link?: string | undefined }[]>
}

const Outbox = z.object({ data: z.array(z.object({ text: z.string(), code: z.optional(z.string()), link: z.optional(z.string()) })) })

/** Wraps a transport as a test server. */
export function createTestServer(transport: Transport): TestServer {
  const visitor = (token: string | undefined) => {
    const send = withSession(transport, { token: () => token, onUnauthorized: () => undefined })
    return { send, api: createStrictApi(contract, send) }
  }
  return {
    with: visitor,
    async outbox(to) {
      const response = await transport({ method: 'GET', path: '/sandbox/outbox.json', query: { to } })
      return Outbox.parse(response.body).data
    },
    async as(person) {
      const { data } = await visitor(undefined).api.auth.login({ body: { email: demoPeople[person].email, password: demoPassword } })
      if (!data) throw new Error(`${person} could not log in`)
      return { ...visitor(data.token), id: data.id, token: data.token }
    },
  }
}

/** A case that the mock and the server must pass. */
export const wire = (call: CallName, name: string, run: Case['run']): Case => ({ kind: 'wire', call, name, run })
/** A case for the server alone. */
export const rules = (call: CallName, name: string, run: Case['run']): Case => ({ kind: 'rules', call, name, run })

// Re-exported because the linter allows vitest's `expect` only inside a `test`; conformance.ts turns every case into one.
export { expect } from 'vitest'
