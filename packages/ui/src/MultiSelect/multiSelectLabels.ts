import { english as suggestionWords, type SuggestionLabels } from '../private/combobox/useSuggestions.ts'

/** The words of a MultiSelect. */
export interface MultiSelectLabels extends SuggestionLabels {
  /** The heading of the chosen ones, and the summary of `summary="count"`. */
  selectedCount: (count: number) => string
  others: string
  all: (count: number) => string
  /** The name of the chosen ones in the field. */
  selectedGroup: (label: string) => string
  remove: (item: string) => string
  selected: (item: string, count: number) => string
  removed: (item: string, count: number) => string
  allSelected: (count: number, total: number) => string
  allRemoved: (count: number, total: number) => string
  more: (count: number) => string
  showMore: (count: number) => string
  /** Says how many are chosen and how to reach them. */
  selectionDescription: (count: number) => string
  maxReached: (max: number) => string
  pending: string
}

/** What stands there unless a caller says it in another way. */
export const defaultMultiSelectLabels: MultiSelectLabels = {
  ...suggestionWords,
  selectedCount: (count) => `${count} chosen`,
  others: 'Others',
  all: (count) => `All ${count}`,
  selectedGroup: (label) => `Selected ${label.toLowerCase()}`,
  remove: (item) => `Remove ${item}`,
  selected: (item, count) => `${item} selected, ${count} selected`,
  removed: (item, count) => `${item} removed, ${count} selected`,
  allSelected: (count, total) => `${count} more selected, ${total} selected`,
  allRemoved: (count, total) => `${count} removed, ${total} selected`,
  more: (count) => `+${count}`,
  showMore: (count) => `Show ${count} more`,
  selectionDescription: (count) => `${count} selected. The left arrow goes to them.`,
  maxReached: (max) => `You can choose at most ${max}`,
  pending: 'Saving',
}
