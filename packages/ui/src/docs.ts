/** What a component's page says in words; props, sizes and pictures come from the code, the budgets and the stories. */
export interface ComponentDocs {
  /** `stable`: changes only with a new major version. `new`: in its first release, its props may still move. */
  status: 'stable' | 'new'
  /** When this is the right component, one situation a line. */
  use: readonly string[]
  /** When it is not, and what is right then. */
  avoid: readonly string[]
  /** Its parts, in the order of the document. */
  anatomy: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** What each key does; empty for what takes no focus. */
  keyboard: readonly (readonly [key: string, what: string])[]
  /** What people hear: roles, names, announcements. */
  heard?: readonly string[]
  /** Cases that need a device, a browser or a program that the tests do not have, and what was run of them. */
  byHand?: readonly { case: string; run: string }[]
}
