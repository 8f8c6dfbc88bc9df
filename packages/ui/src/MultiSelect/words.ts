import { english as suggestionWords, type SuggestionLabels } from '../private/combobox/useSuggestions.ts'

/** The words of a MultiSelect. */
export interface MultiSelectLabels extends SuggestionLabels {
  /** The heading of the chosen ones, and the summary of `summary="count"`. */
  chosen: (count: number) => string
  others: string
  all: (count: number) => string
  /** The name of the chosen ones in the field. */
  group: (label: string) => string
  remove: (item: string) => string
  picked: (item: string, count: number) => string
  removed: (item: string, count: number) => string
  allPicked: (count: number, total: number) => string
  allRemoved: (count: number, total: number) => string
  more: (count: number) => string
  showMore: (count: number) => string
  /** Says how many are chosen and how to reach them. */
  described: (count: number) => string
  full: (max: number) => string
  pending: string
}

/** What stands there unless a caller says it in another way. */
export const english: MultiSelectLabels = {
  ...suggestionWords,
  chosen: (count) => `${count} chosen`,
  others: 'Others',
  all: (count) => `All ${count}`,
  group: (label) => `Selected ${label.toLowerCase()}`,
  remove: (item) => `Remove ${item}`,
  picked: (item, count) => `${item} selected, ${count} selected`,
  removed: (item, count) => `${item} removed, ${count} selected`,
  allPicked: (count, total) => `${count} more selected, ${total} selected`,
  allRemoved: (count, total) => `${count} removed, ${total} selected`,
  more: (count) => `+${count}`,
  showMore: (count) => `Show ${count} more`,
  described: (count) => `${count} selected. The left arrow goes to them.`,
  full: (max) => `You can choose at most ${max}`,
  pending: 'Saving',
}
