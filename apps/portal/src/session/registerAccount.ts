import type { Api } from '@vehicle-partner/api'
import { hasErrorCode } from './hasErrorCode.ts'
import { isAnswered } from './isAnswered.ts'

type Registration = Parameters<Api['auth']['register']>[0]['body']
type RegisteredUser = Awaited<ReturnType<Api['auth']['register']>>

/** The last registration of each portal that got no response. */
const unanswered = new WeakMap<object, string>()

/**
 * Registers an account. If the last registration of the same `portal` got no response, its account may be there: when the address is taken, its
 * address and password log in. Rejects as `auth.register` does.
 */
export async function registerAccount({ auth }: Pick<Api, 'auth'>, body: Registration, portal: object): Promise<RegisteredUser> {
  const { email, password } = body
  // With another name or phone number the account would not have what is typed now.
  const account = JSON.stringify(body)
  const isRepeated = unanswered.get(portal) === account
  unanswered.set(portal, account)
  const call = async <Result>(request: Promise<Result>): Promise<Result> => {
    const result = await request.catch((error: unknown) => {
      if (isAnswered(error)) unanswered.delete(portal)
      throw error
    })
    unanswered.delete(portal)
    return result
  }
  try {
    return await call(auth.register({ body }))
  } catch (error) {
    if (!isRepeated || !hasErrorCode(error, 'ItemAlreadyExist')) throw error
    unanswered.set(portal, account)
    // The password of another account does not log in: the address is taken then.
    const login = await call(auth.login({ body: { email, password } })).catch((loginError: unknown) => {
      throw isAnswered(loginError) ? error : loginError
    })
    if (!login.data) throw error
    return login.data
  }
}
