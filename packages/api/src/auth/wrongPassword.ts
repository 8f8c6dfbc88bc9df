import { RequestError } from '../kernel/errors.ts'

const message = 'The password is not correct'

/** The rejection of a user's own password, named for its field. */
export const createWrongPasswordError = () => new RequestError('InvalidCredentials', message, { errors: { password: message } })
