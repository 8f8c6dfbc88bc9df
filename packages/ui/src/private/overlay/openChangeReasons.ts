/** Why a popup opened or closed. Back on a phone is an `escape-key`. */
export type OpenChangeReason = 'trigger-press' | 'escape-key' | 'outside-press' | 'focus-out' | 'close-press' | 'route-change'

/** Why a modal closes. Back on a phone is an `escape-key`. */
export type CloseReason = 'escape-key' | 'outside-press' | 'close-press' | 'route-change'

export interface OpenChangeDetails<Reason extends OpenChangeReason = OpenChangeReason> {
  reason: Reason
  /** The DOM event; undefined for a route change. */
  event: Event | undefined
}
