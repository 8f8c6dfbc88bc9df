/** Increment when the stored shape changes, so that old sessions are dropped. */
export const sessionVersion = 1
