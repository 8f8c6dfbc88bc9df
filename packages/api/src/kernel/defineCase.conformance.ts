import * as z from 'zod/mini'
import { contract } from '../contract.ts'
import { demoPassword, demoPeople, type PersonKey } from '../demo/demoPeople.ts'
import type { CallName } from '../demo/callOverrides.ts'
import type { ApiResponse, ApiRequest, Transport } from './transport.ts'
import { createStrictApi, type StrictApi } from './apiClient.ts'
import { withSession } from './transport.ts'

/** `wire`: shapes, access and what every stand-in must do, the mock too. `rules`: what the real server alone knows. */
export type CaseKind = 'wire' | 'rules'

/** One sentence about a call that holds on every server of the contract with the demo's people. */
export interface Case {
  kind: CaseKind
  call: CallName
  name: string
  run: (server: TestServer) => Promise<void>
}

/** Somebody who has logged in. */
export interface TestUser {
  /** Asks for every field of the contract. */
  api: StrictApi<typeof contract>
  id: string
  token: string
  /** The answer as it came, unparsed. */
  send: (request: ApiRequest) => Promise<ApiResponse>
}

/** A running server of the contract, as a case meets it. */
export interface TestServer {
  /** Logs a demo person in, each time with a session of its own. */
  as: (person: PersonKey) => Promise<TestUser>
  /** Makes calls with this token, or with none. */
  with: (token: string | undefined) => Pick<TestUser, 'api' | 'send'>
  /** What was sent to an address or a phone, as typed; newest first. Cases run on servers with a sandbox. */
  outbox: (to: string) => Promise<{ text: string; code?: string | undefined; link?: string | undefined }[]>
}

const Outbox = z.object({ data: z.array(z.object({ text: z.string(), code: z.optional(z.string()), link: z.optional(z.string()) })) })

/** A server behind a transport. */
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

// From here and not from vitest: the linter wants `expect` inside a `test`, which conformance.ts makes of every case.
export { expect } from 'vitest'
