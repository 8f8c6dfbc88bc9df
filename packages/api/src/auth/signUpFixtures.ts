import { matchPath, type PageName } from '@vehicle-partner/domain'
import { demoPassword } from '../demo/demoPeople.ts'
import type { ApiResponse } from '../kernel/transport.ts'
import type { TestServer, TestUser } from '../kernel/defineCase.conformance.ts'

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

/** Opens the link of the registration's mail. */
export async function confirmEmail(server: TestServer, email: string): Promise<void> {
  const token = await readLinkToken(server, email, 'confirmEmail')
  await server.with(undefined).api.users.confirmEmail({ body: { token } })
}

/** Registers a new user for one case. */
export async function registerUser(server: TestServer) {
  const person = createSignUpBody()
  return { ...person, user: await server.with(undefined).api.auth.register({ body: person }) }
}

/** Completes a step-up by password and returns its token. */
export async function earnStepUp({ api }: Pick<TestUser, 'api'>, password: string = demoPassword): Promise<string> {
  const { data } = await api.auth.stepUp({ body: { method: 'password', password } })
  return 'step_up_token' in data ? data.step_up_token : ''
}

/** Logs a new user in on another device. */
export async function logInAgain(server: TestServer, { email, password }: { email: string; password: string }) {
  const { data } = await server.with(undefined).api.auth.login({ body: { email, password } })
  return server.with(data?.token)
}

/** The token in the newest link to a page with one that was sent to an address. */
export async function readLinkToken(server: TestServer, to: string, page: PageName): Promise<string> {
  const links = (await server.outbox(to)).flatMap(({ link }) => link ?? [])
  for (const link of links) {
    const found = matchPath(new URL(link, 'https://portal.example').pathname)
    if (found?.page === page) return found.parameters['token'] ?? ''
  }
  return ''
}
