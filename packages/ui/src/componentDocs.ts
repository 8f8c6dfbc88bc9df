/** The guidelines on a component's docs page. Props, sizes and examples come from code, budgets and stories. */
export interface ComponentDocs {
  /** `stable`: changes only in a major version. `new`: its props may still change. */
  status: 'stable' | 'new'
  /** The version that brought the component. @default '0.1.0', the first one */
  since?: string
  /** What is imported, where that is not the component alone, such as a provider and its hook. @default the component */
  imports?: readonly string[]
  /** Names that other libraries give it; the search of the documentation finds it by them. */
  otherNames: readonly string[]
  /** Components that are used with it or instead of it. */
  related: readonly string[]
  /** When to use the component, one situation per line. */
  use: readonly string[]
  /** When not to use it, and what to use instead. */
  avoid: readonly string[]
  /** Its parts, in document order. */
  anatomy: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** Keyboard behavior; empty if the component is not focusable. */
  keyboard: readonly (readonly [key: string, what: string])[]
  /** Screen reader output: roles, names, announcements. */
  heard?: readonly string[]
  /** Manual tests that need a device, browser or program, and when they were run. */
  byHand?: readonly { case: string; run: string }[]
}
