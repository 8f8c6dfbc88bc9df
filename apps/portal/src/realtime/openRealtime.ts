// Loaded after the page can be used: the socket's library is bigger than most pages.
import type { Api } from '@vehicle-partner/api'
import { createRealtime, createSharedRealtime, openTabs, type SharedRealtime } from '@vehicle-partner/api/realtime'

/** The user and organisation of a connection. */
export interface RealtimeSession {
  userId: string
  /** The active organisation; undefined before one is created or chosen. */
  partnerId: string | undefined
  token: () => string | undefined
  /** The number of the organisation's last event before the page asked for its data. */
  lastSeq: number | undefined
  api: Api
  onUnauthorized: (reason?: string) => void
  /** Whether the user pays for each byte: positions are not sent, and polls are fewer. */
  lowData: () => boolean
}

export type OpenRealtime = (session: RealtimeSession) => Promise<SharedRealtime>

/** Creates the connection of a session, which the tabs of this browser share. */
export function openRealtime(
  { userId, partnerId, token, lastSeq, api, onUnauthorized, lowData }: RealtimeSession,
  url: string,
): SharedRealtime {
  return createSharedRealtime({
    // Tabs that work for different organisations do not share.
    tabs: openTabs(`vehicle-partner 1 ${userId} ${partnerId ?? ''}`),
    partnerId,
    lastSeq,
    onUnauthorized,
    lowData,
    open: (leader) =>
      createRealtime({
        url,
        token,
        partnerId,
        lowData,
        // Without an organisation no events are numbered.
        replay: (after_seq) => api.events.replay({ params: { id: partnerId ?? '' }, query: { after_seq } }),
        ...leader,
      }),
  })
}
