/** What made something open or close. */
export type OpenChangeReason = 'trigger-press' | 'escape-key' | 'outside-press' | 'focus-out' | 'close-press' | 'route-change'

/** What made a person leave, or the page leave under him. */
export type CloseReason = 'escape-key' | 'outside-press' | 'close-press' | 'route-change'

export interface OpenChangeDetails<Reason extends OpenChangeReason = OpenChangeReason> {
  reason: Reason
  /** The event behind it; a change of the page has none. */
  event: Event | undefined
}
