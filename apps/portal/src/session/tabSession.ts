import type { TabStorage } from './PortalDependencies.ts'
import type { SessionManager } from './sessionManager.ts'
import { tryStorage } from './tryStorage.ts'

/** The keys of what the tab keeps of a session over a reload: a change of the phone number, and an invitation. */
export const phoneChangeKey = 'PHONE_CHANGE'
export const inviteDraftKey = 'DRAFT_INVITE_MEMBER'
/** Which session they belong to. */
const markKey = 'TAB_SESSION'

/** Tells one token from the next, and reveals nothing of it (FNV-1a, 32 bits). */
function hashToken(token: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < token.length; index += 1) hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36)
}

/**
 * Removes what the tab keeps of a session once it has ended, here, in another tab, or while this tab was not loaded: the server takes no code
 * of an earlier session, and the next user must not see what was typed.
 */
export function endTabItemsWithSession(
  { session, subscribe }: Pick<SessionManager, 'session' | 'subscribe'>,
  tabStorage: TabStorage,
): void {
  const update = () =>
    tryStorage(() => {
      const token = session()?.token
      const mark = token === undefined ? null : hashToken(token)
      const lastMark = tabStorage.getItem(markKey)
      if (mark === lastMark) return
      if (lastMark !== null) for (const key of [phoneChangeKey, inviteDraftKey]) tabStorage.removeItem(key)
      if (mark === null) tabStorage.removeItem(markKey)
      else tabStorage.setItem(markKey, mark)
    })
  update()
  subscribe(update)
}
