/** The key of the tab's storage for a login by phone. Alone, so that the login page finds out without loading the rest. */
export const phoneLoginKey = 'PHONE_LOGIN'
