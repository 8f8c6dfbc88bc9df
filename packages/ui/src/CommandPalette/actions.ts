import type { ReactNode } from 'react'
import { rank } from '../private/combobox/match.ts'

/** One thing that can be done, or one place to go to. */
export interface CommandAction {
  id: string
  label: string
  /** Other words that people may look for. */
  keywords?: readonly string[]
  /** The heading that it stands under. */
  section?: string
  /** A second line. */
  description?: string
  icon?: ReactNode
  /** The keys that do the same, in words. */
  shortcut?: string
  /** Happens when the palette has closed and the focus is back where it was. */
  perform?: () => unknown
  /** Leads there instead, through the component of the nearest `LinkProvider`. */
  href?: string
  /** Without it the action is not there at all. @default true */
  permitted?: boolean
  /** Shown, and cannot be chosen now. */
  disabled?: boolean
}

/** An action in the list, with the heading under which it stands there. */
export interface Entry {
  action: CommandAction
  section: string | undefined
}

const asEntry = (action: CommandAction): Entry => ({ action, section: action.section })

/** What a label says counts more than what its keywords and its section say. */
function rankOf({ label, keywords = [], section = '' }: CommandAction, query: string): number {
  const byLabel = rank(label, query)
  if (byLabel !== -1) return byLabel
  const byRest = rank([label, ...keywords, section].join(' '), query)
  return byRest === -1 ? -1 : byRest + 3
}

export const fits = (action: CommandAction, query: string): boolean => rankOf(action, query) !== -1

/** What the list shows: with nothing typed the recent ones and then all, else what answers, the best first. */
export function entriesOf(actions: readonly CommandAction[], query: string, recent: readonly string[], recentLabel: string): Entry[] {
  const permitted = actions.filter((action) => action.permitted !== false)
  if (query.trim() === '') {
    const known = new Map(permitted.map((action) => [action.id, action]))
    const lately = [...new Set(recent)].flatMap((id) => known.get(id) ?? [])
    return [
      ...lately.map((action) => ({ action, section: recentLabel })),
      ...permitted.filter((action) => !lately.includes(action)).map(asEntry),
    ]
  }
  return permitted
    .map((action) => ({ action, rank: rankOf(action, query) }))
    .filter(({ rank }) => rank !== -1)
    .toSorted((first, second) => first.rank - second.rank)
    .map(({ action }) => asEntry(action))
}

/** What was found elsewhere comes after, without what is there already. */
export const withFound = (entries: readonly Entry[], found: readonly CommandAction[]): readonly Entry[] => {
  const known = new Set(entries.map(({ action }) => action.id))
  return [...entries, ...found.filter(({ id, permitted }) => permitted !== false && !known.has(id)).map(asEntry)]
}
