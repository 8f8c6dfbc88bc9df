/** Texts of a command palette. */
export interface CommandPaletteLabels {
  /** Names the dialog and the field. */
  title: string
  close: string
  /** Section heading of recent actions. */
  recent: string
  /** Names the list. */
  list: string
  loading: string
  /** No action matches. */
  noResults: (query: string) => string
  failed: string
  retry: string
  /** Announced when the results have settled. */
  count: (count: number) => string
}

export const defaultLabels: CommandPaletteLabels = {
  title: 'Search and commands',
  close: 'Close',
  recent: 'Recent',
  list: 'Results',
  loading: 'Loading...',
  noResults: (query) => `Nothing found for "${query}"`,
  failed: 'An error occurred!',
  retry: 'Retry',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
}
