import { defaultSuggestionLabels as suggestionWords, type SuggestionLabels } from '../private/combobox/useSuggestions.ts'

export interface MultiSelectLabels extends SuggestionLabels {
  /** Heading of the selected options, and the text of `summary="count"`. */
  selectedCount: (count: number) => string
  others: string
  all: (count: number) => string
  /** Name of the group of selected values. */
  selectedGroup: (label: string) => string
  remove: (item: string) => string
  selected: (item: string, count: number) => string
  removed: (item: string, count: number) => string
  allSelected: (count: number, total: number) => string
  allRemoved: (count: number, total: number) => string
  more: (count: number) => string
  showMore: (count: number) => string
  /** Describes the number of selected values and how to reach them. */
  selectionDescription: (count: number) => string
  maxReached: (max: number) => string
  pending: string
}

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
