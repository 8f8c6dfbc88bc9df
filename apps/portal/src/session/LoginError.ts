/** Thrown when a login returns no session, with the message of spec section 8. */
export class LoginError extends Error {
  override name = 'LoginError'
  readonly code = 'LoginError'
}
