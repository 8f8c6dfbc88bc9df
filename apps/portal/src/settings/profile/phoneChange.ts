import * as z from 'zod/mini'
import type { TabStorage } from '../../session/PortalDependencies.ts'
import { readTabJson } from '../../session/readTabJson.ts'
import { findNextCodeTime, isUsable } from '../../session/sentCode.ts'
import { tryStorage } from '../../session/tryStorage.ts'
import { phoneChangeKey } from './phoneChangeKey.ts'

const StoredChange = z.object({
  /** The session that asked for the code (nameSession); the server takes it in no other one. */
  session: z.string(),
  /** E.164. */
  phone: z.string(),
  country_code: z.string(),
  reference: z.string(),
  sentAt: z.iso.datetime(),
  resendSeconds: z.optional(z.number()),
  isUsedUp: z.boolean(),
  /** Whether the user is asked for the code. */
  isConfirming: z.boolean(),
  /** Whether it was the number of the profile when the change began: it is confirmed only. */
  isPresentNumber: z.optional(z.boolean()),
})

/** A new number and the code that was sent to it. The tab stores it, because phones drop tabs while people read their messages. */
export type PhoneChange = z.infer<typeof StoredChange>

/** The change that this session has left off in this tab, if its code is still good. */
export function restorePhoneChange(storage: TabStorage, session: string, now: Date): PhoneChange | undefined {
  const stored = StoredChange.safeParse(readTabJson(storage, phoneChangeKey))
  return stored.success && stored.data.session === session && isUsable(stored.data, now) ? stored.data : undefined
}

/** Whether its code has to be entered, since the server sends no other one to this number yet. */
export const awaitsCode = (change: PhoneChange | undefined, phone: string, now: Date): change is PhoneChange =>
  change?.phone === phone && Date.parse(findNextCodeTime(change)) > now.getTime()

/** Stores the change in this tab, or removes it. */
export function storePhoneChange(storage: TabStorage, change: PhoneChange | undefined): void {
  tryStorage(() => {
    if (change) storage.setItem(phoneChangeKey, JSON.stringify(change))
    else storage.removeItem(phoneChangeKey)
  })
}
