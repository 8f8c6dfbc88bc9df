import { codeLifetimeMinutes, otpResendSeconds } from '@vehicle-partner/domain'

/** A code that was sent by SMS. It never holds the code itself. Times are ISO 8601 in UTC. */
export interface SentCode {
  /** The server's reference of the code. */
  reference: string
  sentAt: string
  /** Seconds until the server sends another one; those of the specification if it does not say. */
  resendSeconds?: number | undefined
  /** It was wrong too often. */
  isUsedUp: boolean
}

export const minutesSince = (instant: string, now: Date): number => (now.getTime() - Date.parse(instant)) / 60_000

/** Whether the server still accepts the code, as far as the client can know. */
export const isUsable = ({ sentAt, isUsedUp }: SentCode, now: Date): boolean => !isUsedUp && minutesSince(sentAt, now) < codeLifetimeMinutes

/** When the server sends another code after this one. */
export const findNextCodeTime = ({ sentAt, resendSeconds = otpResendSeconds }: Pick<SentCode, 'sentAt' | 'resendSeconds'>): string =>
  new Date(Date.parse(sentAt) + resendSeconds * 1000).toISOString()

/** What only this tab knows that enters a code: what the code does can be repeated by it if the response was lost. */
export const createAttempt = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
