import type { ApiResponse } from '../kernel/transport.ts'
import type { TestServer } from '../kernel/defineCase.conformance.ts'

let signUpCount = 0
/** The registration body of a new user, unique for each call. */
export const createSignUpBody = () => {
  signUpCount += 1
  const number = String(signUpCount).padStart(4, '0')
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

/** A phone number that no user has. */
export const unusedPhone = (): string => {
  signUpCount += 1
  return `0806000${String(signUpCount).padStart(4, '0')}`
}

/** Sends a POST request without a session. */
export const post = (server: TestServer, path: string, body: unknown) => server.with(undefined).send({ method: 'POST', path, body })

/** Logs in with an e-mail address and a password. */
export const login = (server: TestServer, email: string, password: string): Promise<ApiResponse> =>
  post(server, '/v1/login', { email, password })

/** Registers a new user for one case. */
export async function registerUser(server: TestServer) {
  const person = createSignUpBody()
  return { ...person, user: await server.with(undefined).api.auth.register({ body: person }) }
}
