/** The e-mail address that the user has entered or seen on a public page, for the form that follows. In memory only. */
export interface AccountEmail {
  read: () => string
  write: (email: string) => void
}

export function createAccountEmail(): AccountEmail {
  let current = ''
  return {
    read: () => current,
    write: (email) => {
      current = email
    },
  }
}
