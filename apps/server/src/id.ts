import { ulid } from 'ulid'

/** A new identifier: `newId('ses', now)` is `ses_01J…`; later ones sort after earlier ones. */
export const newId = (prefix: string, now: Date): string => `${prefix}_${ulid(now.getTime())}`
