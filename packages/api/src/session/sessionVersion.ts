/** Raised when the stored shape of a session changes, so that an old one is dropped and not misread. */
export const sessionVersion = 1
