import { monotonicFactory } from 'ulid'

const next = monotonicFactory()

/** A new identifier: `newId('ses', now)` is `ses_01J…`; later ones sort after earlier ones, those of one moment too. */
export const newId = (prefix: string, now: Date): string => `${prefix}_${next(now.getTime())}`
