'use client'
import { useEffect, useMemo } from 'react'
import { foldText, searchItems } from './textMatch.ts'
import { useOptionLoader, type LoadOptions } from './useOptionLoader.ts'

export interface SuggestionLabels {
  /** Announced once the results have settled. */
  results: (count: number) => string
  noResults: string
  typeMore: (letters: number) => string
  loading: string
  failed: string
  retry: string
}

export const defaultSuggestionLabels: SuggestionLabels = {
  results: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  noResults: 'No results',
  typeMore: (letters) => `Type at least ${letters} letters`,
  loading: 'Searching',
  failed: 'The suggestions could not be loaded',
  retry: 'Try again',
}

/** `options` are complete and filtered here; `loadOptions` searches elsewhere. */
export interface SuggestionSource<Option> {
  /** All options, which typing filters; `loadOptions` searches elsewhere instead. */
  options?: readonly Option[]
  /** Loads options for a query. Only the last response counts, and results are cached per query. */
  loadOptions?: LoadOptions<Option>
  /** Minimum number of letters for `loadOptions`. @default 3 */
  minChars?: number
  /** Milliseconds to wait after typing before `loadOptions` is called. @default 500 */
  debounce?: number
  /** Replaces the filter of `options`. @default matches all words, ignores case and diacritics */
  filter?: (options: readonly Option[], query: string) => readonly Option[]
}

interface Suggestions<Option> extends SuggestionSource<Option> {
  /** The query, or null to show all options. */
  query: string | null
  textOf: (option: Option) => string
  isOpen: boolean
  labels: SuggestionLabels
  say: (text: string) => void
}

const none: readonly never[] = []

/** The suggestions of a field, the message without suggestions, and announcements. */
export function useSuggestions<Option>({
  options = none,
  loadOptions,
  minChars = 3,
  debounce = 500,
  filter,
  query,
  textOf,
  isOpen,
  labels,
  say,
}: Suggestions<Option>) {
  const source = useOptionLoader({ load: loadOptions, minChars, debounce })
  const isLocal = loadOptions === undefined
  // Re-renders by arrow keys and measuring do not search again.
  const found = useMemo(
    () => (query === null || query.trim() === '' ? options : filter ? filter(options, query) : searchItems(options, query, textOf)),
    [options, query, filter, textOf],
  )
  const items = isLocal ? found : source.items
  const status = isLocal ? 'ready' : source.status
  const isBusy = status === 'waiting' || status === 'loading'
  const message =
    status === 'failed'
      ? labels.failed
      : status === 'short'
        ? labels.typeMore(minChars)
        : items.length > 0
          ? undefined
          : isBusy
            ? labels.loading
            : status === 'ready'
              ? labels.noResults
              : undefined

  const spoken = isBusy ? labels.loading : (message ?? (status === 'ready' ? labels.results(items.length) : ''))
  const asked = isLocal ? query : source.query
  useEffect(() => {
    if (isOpen && spoken !== '') say(spoken)
    // Closed early, the live region does not go on searching.
    return isBusy ? () => say('') : undefined
    // Announced again for another query with the same number of results.
  }, [isOpen, spoken, isBusy, asked, say])

  return {
    items,
    status,
    isBusy,
    isLocal,
    message,
    ask: (text: string) => (isLocal ? undefined : source.search(text)),
    retry: source.retry,
    cancel: source.cancel,
    /** Returns the option with exactly this text. */
    named: (text: string) => items.find((item) => foldText(textOf(item)) === foldText(text.trim())),
  }
}
