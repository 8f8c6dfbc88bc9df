import type { ReactNode } from 'react'
import { rankMatch } from '../private/combobox/textMatch.ts'

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
export interface CommandEntry {
  action: CommandAction
  section: string | undefined
}

const toEntry = (action: CommandAction): CommandEntry => ({ action, section: action.section })

/** What a label says counts more than what its keywords and its section say. */
function rankAction({ label, keywords = [], section = '' }: CommandAction, query: string): number {
  const labelRank = rankMatch(label, query)
  if (labelRank !== -1) return labelRank
  const keywordRank = rankMatch([label, ...keywords, section].join(' '), query)
  return keywordRank === -1 ? -1 : keywordRank + 3
}

export const matchesQuery = (action: CommandAction, query: string): boolean => rankAction(action, query) !== -1

/** What the list shows: with nothing typed the recent ones and then all, else what answers, the best first. */
export function listEntries(
  actions: readonly CommandAction[],
  query: string,
  recent: readonly string[],
  recentLabel: string,
): CommandEntry[] {
  const permitted = actions.filter((action) => action.permitted !== false)
  if (query.trim() === '') {
    const actionById = new Map(permitted.map((action) => [action.id, action]))
    const recentActions = [...new Set(recent)].flatMap((id) => actionById.get(id) ?? [])
    return [
      ...recentActions.map((action) => ({ action, section: recentLabel })),
      ...permitted.filter((action) => !recentActions.includes(action)).map(toEntry),
    ]
  }
  return permitted
    .map((action) => ({ action, rank: rankAction(action, query) }))
    .filter(({ rank }) => rank !== -1)
    .toSorted((first, second) => first.rank - second.rank)
    .map(({ action }) => toEntry(action))
}

/** What was found elsewhere comes after, without what is there already. */
export const appendLoadedActions = (entries: readonly CommandEntry[], found: readonly CommandAction[]): readonly CommandEntry[] => {
  const known = new Set(entries.map(({ action }) => action.id))
  return [...entries, ...found.filter(({ id, permitted }) => permitted !== false && !known.has(id)).map(toEntry)]
}
