import type { ReactNode } from 'react'
import { rankMatch } from '../private/combobox/textMatch.ts'

/** An action or a link. */
export interface CommandAction {
  id: string
  label: string
  /** Synonyms to search for. */
  keywords?: readonly string[]
  /** The section heading. */
  section?: string
  /** A second line. */
  description?: string
  icon?: ReactNode
  /** The keyboard shortcut as text. */
  shortcut?: string
  /** Called after the palette has closed and focus has returned. May return a promise. */
  perform?: () => unknown
  /** Navigates through the component of the nearest `LinkProvider` instead. */
  href?: string
  /** False leaves the action out. @default true */
  permitted?: boolean
  /** Shown, but cannot be selected. */
  disabled?: boolean
}

/** An action in the list, with its section. */
export interface CommandEntry {
  action: CommandAction
  section: string | undefined
}

const toEntry = (action: CommandAction): CommandEntry => ({ action, section: action.section })

/** A match in the label ranks above one in keywords or section. */
function rankAction({ label, keywords = [], section = '' }: CommandAction, query: string): number {
  const labelRank = rankMatch(label, query)
  if (labelRank !== -1) return labelRank
  const keywordRank = rankMatch([label, ...keywords, section].join(' '), query)
  return keywordRank === -1 ? -1 : keywordRank + 3
}

export const matchesQuery = (action: CommandAction, query: string): boolean => rankAction(action, query) !== -1

/** Lists all actions, recent ones first, for an empty query; otherwise the matches, best first. */
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

/** Appends actions that are not in the list yet. */
export const appendLoadedActions = (entries: readonly CommandEntry[], loaded: readonly CommandAction[]): readonly CommandEntry[] => {
  const known = new Set(entries.map(({ action }) => action.id))
  return [...entries, ...loaded.filter(({ id, permitted }) => permitted !== false && !known.has(id)).map(toEntry)]
}
