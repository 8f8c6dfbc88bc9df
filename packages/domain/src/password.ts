/** Characters that a password has at least (spec section 9). */
export const passwordMinimum = 6

/** Whether a password is long enough once blanks around it are gone, as it is stored (spec section 5). */
export function isLongEnough(password: string): boolean {
  return password.trim().length >= passwordMinimum
}
