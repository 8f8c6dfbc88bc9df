/** Minimum length of a password (spec section 9). */
export const passwordMinimum = 6

/** Whether the trimmed password is long enough. Passwords are stored trimmed (spec section 5). */
export function isLongEnough(password: string): boolean {
  return password.trim().length >= passwordMinimum
}
