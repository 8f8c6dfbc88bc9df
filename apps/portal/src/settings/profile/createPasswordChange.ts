import type { Api } from '@vehicle-partner/api'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { isAnswered } from '../../session/isAnswered.ts'

interface Passwords {
  password: string
  new_password: string
}

/**
 * Changes the password of a user. A change whose response got lost may be done: sent again, its current password is not correct any more, and
 * the new one shows that it is done. Rejects as `users.changePassword` does.
 */
export function createPasswordChange({ users, auth }: Pick<Api, 'users' | 'auth'>, userId: string) {
  let unanswered: Passwords | undefined
  return async ({ password, new_password }: Passwords): Promise<void> => {
    const isRepeated = unanswered?.password === password && unanswered.new_password === new_password
    try {
      await users.changePassword({ params: { id: userId }, body: { password, new_password } })
    } catch (error) {
      unanswered = { password, new_password }
      if (!isAnswered(error)) throw error
      const mayBeDone = isRepeated && hasErrorCode(error, 'InvalidCredentials')
      const check = mayBeDone ? auth.stepUp({ body: { method: 'password', password: new_password } }) : Promise.reject(error)
      await check.catch((checkError: unknown) => {
        if (!isAnswered(checkError)) throw checkError
        unanswered = undefined
        throw error
      })
    }
    unanswered = undefined
  }
}
