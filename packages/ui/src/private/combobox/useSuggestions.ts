'use client'
import { useEffect, useMemo } from 'react'
import { foldText, searchItems } from './textMatch.ts'
import { useOptionLoader, type LoadOptions } from './useOptionLoader.ts'

export interface SuggestionLabels {
  /** How many there are, said once the list stands still. */
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

/** Where options come from: `options` are all there are and are searched here, `loadOptions` searches elsewhere. */
export interface SuggestionSource<Option> {
  options?: readonly Option[]
  /** Searches elsewhere. Stop when the signal says so; only the last answer counts, and the same words are asked once. */
  loadOptions?: LoadOptions<Option>
  /** From how many letters on `loadOptions` is asked. @default 3 */
  minChars?: number
  /** How long typing pauses before `loadOptions` is asked, in milliseconds. @default 500 */
  debounce?: number
  /** Another way to search in `options`. @default all words, the starts of names first, marks and case do not count */
  filter?: (options: readonly Option[], query: string) => readonly Option[]
}

interface Suggestions<Option> extends SuggestionSource<Option> {
  /** What is searched for; null while nobody searches, then all there is is shown. */
  query: string | null
  textOf: (option: Option) => string
  isOpen: boolean
  labels: SuggestionLabels
  say: (text: string) => void
}

const none: readonly never[] = []

/** What a field suggests now, what it says instead when it suggests nothing, and what is announced of it. */
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
  // Arrow keys and measuring draw the list anew, and ask nothing new.
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
    // Another question with as many answers is said again.
  }, [isOpen, spoken, asked, say])

  return {
    items,
    status,
    isBusy,
    isLocal,
    message,
    ask: (text: string) => (isLocal ? undefined : source.ask(text)),
    retry: source.retry,
    cancel: source.cancel,
    /** The option that is called just like that. */
    named: (text: string) => items.find((item) => foldText(textOf(item)) === foldText(text.trim())),
  }
}
