import { monotonicFactory } from 'ulid'

const nextUlid = monotonicFactory()

/** A new id: `newId('ses', now)` is `ses_01J…`. Ids sort by creation, also within a millisecond. */
export const newId = (prefix: string, now: Date): string => `${prefix}_${nextUlid(now.getTime())}`
