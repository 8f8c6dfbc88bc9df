import type { PhoneValue } from '@vehicle-partner/forms'
import { codeLifetimeMinutes } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import type { TabStorage } from '../session/PortalDependencies.ts'
import { findNextCodeTime, minutesSince, type SentCode } from '../session/sentCode.ts'
import { readTabJson } from '../session/readTabJson.ts'
import { tryStorage } from '../session/tryStorage.ts'
import { phoneLoginKey } from './phoneLoginKey.ts'

const StoredLogin = z.object({
  number: z.object({ number: z.string(), country: z.string() }),
  code: z.optional(
    z.object({
      reference: z.string(),
      sentAt: z.iso.datetime(),
      resendSeconds: z.optional(z.number()),
      isUsedUp: z.boolean(),
      attempt: z.optional(z.string()),
    }),
  ),
  resendAt: z.optional(z.iso.datetime()),
  isConfirming: z.boolean(),
})

/** The code of a login. */
interface LoginCode extends SentCode {
  /** With it the code can be sent again if the response was lost. A login that an earlier version has stored has none. */
  attempt?: string | undefined
}

/** A login by phone that is under way. The tab stores it, because phones drop tabs while people read their messages. */
export interface PhoneLogin {
  number: PhoneValue
  /** The last code that was sent to this number. */
  code?: LoginCode | undefined
  /** When the server sends another code, if a limit says so. */
  resendAt?: string | undefined
  /** Whether the user is on the step of the code. */
  isConfirming: boolean
}

/** After this, a login that was left is not continued. */
const keptMinutes = 60

/** When another code can be requested; undefined before the first one. */
export const findResendTime = ({ code, resendAt }: Pick<PhoneLogin, 'code' | 'resendAt'>): string | undefined =>
  resendAt ?? (code && findNextCodeTime(code))

/** Until when a limit holds, if the error is one. Reads the shape of the error, whose class may come from another chunk. */
export function findLimitEnd(error: unknown, now: Date): string | undefined {
  if (!(error instanceof Error) || !('retryAfter' in error) || typeof error.retryAfter !== 'number') return undefined
  return new Date(now.getTime() + error.retryAfter * 1000).toISOString()
}

/** The login that this tab has left off, for example by a reload. */
export function restorePhoneLogin(storage: TabStorage, now: Date): PhoneLogin | undefined {
  const stored = StoredLogin.safeParse(readTabJson(storage, phoneLoginKey))
  if (!stored.success) return undefined
  const { code, resendAt, isConfirming } = stored.data
  const age = code ? minutesSince(code.sentAt, now) : 0
  const isLimited = resendAt !== undefined && Date.parse(resendAt) > now.getTime()
  if (age >= keptMinutes || (!code && !isLimited)) return undefined
  // An old code needs a new one, which begins with the number.
  return { ...stored.data, ...(isLimited ? {} : { resendAt: undefined }), isConfirming: isConfirming && age < codeLifetimeMinutes }
}

/** Stores the login in this tab, or removes it. */
export function storePhoneLogin(storage: TabStorage, login: PhoneLogin | undefined): void {
  tryStorage(() => {
    if (login) storage.setItem(phoneLoginKey, JSON.stringify(login))
    else storage.removeItem(phoneLoginKey)
  })
}
