import type { ApiResponse } from '../kernel/transport.ts'
import type { Server } from '../kernel/defineCase.conformance.ts'

let strangers = 0
/** Somebody who has not signed up yet; each time another. */
export const stranger = () => {
  strangers += 1
  const number = String(strangers).padStart(4, '0')
  return {
    email: `stranger${number}@demo.test`,
    fname: 'Ọlá',
    lname: 'Adé-Ojo',
    phone: `0805000${number}`,
    country_code: 'NG',
    password: 'Secret-1',
    meta: { channel: 'web', source: 'partners-portal', type: 'user' },
  }
}

/** A phone number that nobody has. */
export const freePhone = (): string => {
  strangers += 1
  return `0806000${String(strangers).padStart(4, '0')}`
}

/** Sends something without a session. */
export const post = (server: Server, path: string, body: unknown) => server.with(undefined).send({ method: 'POST', path, body })

/** Logs in with these words. */
export const login = (server: Server, email: string, password: string): Promise<ApiResponse> => post(server, '/v1/login', { email, password })

/** Signs up somebody of their own for a case. */
export async function newcomer(server: Server) {
  const person = stranger()
  return { ...person, user: await server.with(undefined).api.auth.register({ body: person }) }
}
