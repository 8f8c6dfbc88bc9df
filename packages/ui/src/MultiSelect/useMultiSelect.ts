'use client'
import { useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react'
import { isComposing } from '../private/combobox/inputEventPredicates.ts'
import { useEscapeFirst } from '../private/combobox/useEscapeCapture.ts'
import { useListbox } from '../private/combobox/useListbox.ts'
import { useSuggestions, type SuggestionSource } from '../private/combobox/useSuggestions.ts'
import { useControllableState } from '../private/useControllableState.ts'
import type { MultiSelectOption } from './MultiSelect.tsx'
import type { MultiSelectLabels } from './multiSelectLabels.ts'

export type MultiSelectEntry = { kind: 'all' } | { kind: 'option'; option: MultiSelectOption } | { kind: 'retry' }

interface MultiSelectStateOptions extends SuggestionSource<MultiSelectOption> {
  control: RefObject<HTMLInputElement | null>
  value: readonly string[] | undefined
  defaultValue: readonly string[]
  onValueChange: ((value: string[]) => void) | undefined
  selectedOptions: readonly MultiSelectOption[]
  max: number | undefined
  selectAll: boolean
  sortSelectedFirst: boolean
  closeOnSelect: boolean
  keepQuery: boolean
  isFixed: boolean
  labels: MultiSelectLabels
  announce: (text: string, kind?: 'event') => void
}

const getText = (option: MultiSelectOption) => option.label

/** The selection, the search and the keyboard behavior of a MultiSelect. */
export function useMultiSelect({
  control,
  defaultValue,
  selectedOptions,
  max = Number.POSITIVE_INFINITY,
  selectAll,
  sortSelectedFirst,
  closeOnSelect,
  keepQuery,
  isFixed,
  labels,
  announce,
  ...given
}: MultiSelectStateOptions) {
  const { onValueChange } = given
  const [selectedValues, setSelectedValues] = useControllableState<readonly string[]>(
    given.value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  )
  const selectedSet = new Set(selectedValues)
  const values = [...selectedSet]
  // `query` excludes text of an unfinished IME composition.
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const [wantsOpen, setWantsOpen] = useState(false)
  // Fixed while the list is open, so that options do not move when they are pressed.
  const [leadingValues, setLeadingValues] = useState<readonly string[]>([])
  // Options seen so far, to keep the labels of selected values that the current search does not return.
  const [knownOptions, setKnownOptions] = useState<readonly MultiSelectOption[]>(selectedOptions)

  const suggestions = useSuggestions({ ...given, query, textOf: getText, isOpen: wantsOpen, labels, say: announce })
  const isSearching = query.trim() !== ''
  const isSelected = (option: MultiSelectOption) => selectedSet.has(option.value)
  const isFull = values.length >= max
  const isDisabled = (option: MultiSelectOption) => option.disabled === true || (isFull && !isSelected(option))
  const showsSelectedFirst = sortSelectedFirst && !isSearching && leadingValues.length > 0
  const leadingOptions = showsSelectedFirst ? suggestions.items.filter(({ value }) => leadingValues.includes(value)) : []
  const sortedOptions = [...leadingOptions, ...suggestions.items.filter((option) => !leadingOptions.includes(option))]
  const enabledOptions = suggestions.items.filter((option) => option.disabled !== true)
  const selectedEnabledCount = enabledOptions.filter(isSelected).length

  const entries: MultiSelectEntry[] = sortedOptions.map((option) => ({ kind: 'option', option }))
  if (selectAll && max === Number.POSITIVE_INFINITY && enabledOptions.length > 1) entries.unshift({ kind: 'all' })
  if (suggestions.status === 'failed') entries.push({ kind: 'retry' })
  const isListShown = wantsOpen && entries.length > 0
  const isOpen = isListShown || (wantsOpen && suggestions.message !== undefined)

  const nameOf = (value: string) =>
    [...(given.options ?? []), ...suggestions.items, ...knownOptions].find((option) => option.value === value)?.label ?? value

  const list = useListbox<MultiSelectEntry>({
    items: entries,
    getKey: (entry) => (entry.kind === 'option' ? `option ${entry.option.value}` : entry.kind),
    getGroup: (entry) => {
      if (entry.kind !== 'option') return undefined
      // The heading counts what is ticked below it: the list may lack a selected value.
      if (showsSelectedFirst)
        return leadingOptions.includes(entry.option) ? labels.selectedCount(leadingOptions.filter(isSelected).length) : labels.others
      return isSearching ? undefined : entry.option.group
    },
    isDisabled: (entry) => entry.kind === 'option' && isDisabled(entry.option),
    isSelected: (entry) =>
      entry.kind === 'option' ? isSelected(entry.option) : entry.kind === 'all' && selectedEnabledCount === enabledOptions.length,
    multiple: true,
    isOpen: isListShown,
    // Enter takes the only result of a search.
    autoActive: isSearching && entries.length === 1 && suggestions.status === 'ready',
    homeEndTarget: text === '' ? 'list' : 'caret',
    onSelect: handlePick,
  })

  function rememberOptions(options: readonly MultiSelectOption[]) {
    setKnownOptions((before) => [...before.filter(({ value }) => !options.some((option) => option.value === value)), ...options])
  }
  function close() {
    setWantsOpen(false)
    suggestions.cancel()
    list.clearActive()
  }
  function clearText() {
    setText('')
    setQuery('')
  }
  function startSearch(next: string) {
    setQuery(next)
    setLeadingValues(values)
    if (isFixed) return
    setWantsOpen(true)
    suggestions.ask(next)
  }
  function openList(mark?: 'first' | 'last') {
    if (isFixed) return
    if (!wantsOpen) setLeadingValues(values)
    setWantsOpen(true)
    // Without a text the last search is over, too.
    if (suggestions.status === 'idle' || query === '') suggestions.ask(query)
    if (mark !== undefined) list.moveActive(mark)
  }
  function remove(value: string) {
    if (isFixed) return
    setSelectedValues(values.filter((other) => other !== value))
    announce(labels.removed(nameOf(value), values.length - 1), 'event')
  }
  function toggleAll() {
    const enabledValues = enabledOptions.map(({ value }) => value)
    const isAll = selectedEnabledCount === enabledValues.length
    const next = isAll ? values.filter((value) => !enabledValues.includes(value)) : [...new Set([...values, ...enabledValues])]
    rememberOptions(enabledOptions)
    setSelectedValues(next)
    announce(
      isAll ? labels.allRemoved(enabledValues.length, next.length) : labels.allSelected(next.length - values.length, next.length),
      'event',
    )
  }
  function handlePick(entry: MultiSelectEntry) {
    if (isFixed) return
    if (entry.kind === 'retry') {
      list.clearActive()
      suggestions.retry()
      return
    }
    if (entry.kind === 'all') {
      toggleAll()
      return
    }
    const { option } = entry
    if (isSelected(option)) remove(option.value)
    else {
      rememberOptions([option])
      setSelectedValues([...values, option.value])
      const count = values.length + 1
      announce(
        count >= max ? `${labels.selected(option.label, count)}. ${labels.maxReached(max)}` : labels.selected(option.label, count),
        'event',
      )
    }
    if (isSearching && !keepQuery) {
      clearText()
      setLeadingValues(values)
      suggestions.ask('')
    }
    if (closeOnSelect) close()
  }

  useEscapeFirst(control, () => {
    if (isOpen) close()
    else if (text !== '' && !isFixed) clearText()
    else return false
    return true
  })

  return {
    list,
    suggestions,
    values,
    text,
    query,
    isOpen,
    isListShown,
    isFull,
    isMixed: selectedEnabledCount > 0 && selectedEnabledCount < enabledOptions.length,
    enabledCount: enabledOptions.length,
    selectedEnabledCount,
    nameOf,
    remove,
    show: openList,
    close,
    leave: () => {
      close()
      clearText()
    },
    reset: () => {
      close()
      clearText()
      setSelectedValues(defaultValue)
    },
    searchFor: startSearch,
    change: (event: ChangeEvent<HTMLInputElement>) => {
      list.clearActive()
      setText(event.currentTarget.value)
      if (!isComposing(event)) startSearch(event.currentTarget.value)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isFixed || isComposing(event)) return
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (isArrow && (event.altKey || !isOpen)) {
        event.preventDefault()
        if (!event.altKey) openList(event.key === 'ArrowDown' ? 'first' : 'last')
        else if (event.key === 'ArrowDown') openList()
        else close()
      } else if (list.onKeyDown(event)) return
      // Enter must not submit the form while the user searches.
      else if (event.key === 'Enter' && text !== '') event.preventDefault()
    },
  }
}

export type MultiSelectState = ReturnType<typeof useMultiSelect>
