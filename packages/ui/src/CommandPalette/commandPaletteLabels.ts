/** The words of a command palette. */
export interface CommandPaletteLabels {
  /** Names the dialog and its field. */
  title: string
  close: string
  /** The heading over what was chosen lately. */
  recent: string
  /** Names the list. */
  list: string
  loading: string
  /** When nothing answers. */
  noResults: (query: string) => string
  failed: string
  retry: string
  /** Said when the list has settled. */
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
