'use client'
import { useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react'
import { isComposing } from '../private/combobox/inputEvents.ts'
import { useEscapeFirst } from '../private/combobox/useEscapeFirst.ts'
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
  const [held, choose] = useControllableState<readonly string[]>(
    given.value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  )
  const chosen = new Set(held)
  const values = [...chosen]
  // `query` excludes text of an unfinished IME composition.
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const [wantsOpen, setWantsOpen] = useState(false)
  // Fixed while the list is open, so that options do not move when they are pressed.
  const [first, setFirst] = useState<readonly string[]>([])
  // Options seen so far, to keep the labels of selected values that the current search does not return.
  const [known, setKnown] = useState<readonly MultiSelectOption[]>(selectedOptions)

  const suggestions = useSuggestions({ ...given, query, textOf: getText, isOpen: wantsOpen, labels, say: announce })
  const isSearching = query.trim() !== ''
  const isChosen = (option: MultiSelectOption) => chosen.has(option.value)
  const isFull = values.length >= max
  const isOff = (option: MultiSelectOption) => option.disabled === true || (isFull && !isChosen(option))
  const leads = sortSelectedFirst && !isSearching && first.length > 0
  const sorted = leads
    ? [
        ...suggestions.items.filter(({ value }) => first.includes(value)),
        ...suggestions.items.filter(({ value }) => !first.includes(value)),
      ]
    : suggestions.items
  const changeable = suggestions.items.filter((option) => option.disabled !== true)
  const chosenHere = changeable.filter(isChosen).length

  const entries: MultiSelectEntry[] = sorted.map((option) => ({ kind: 'option', option }))
  if (selectAll && max === Number.POSITIVE_INFINITY && changeable.length > 1) entries.unshift({ kind: 'all' })
  if (suggestions.status === 'failed') entries.push({ kind: 'retry' })
  const isListShown = wantsOpen && entries.length > 0
  const isOpen = isListShown || (wantsOpen && suggestions.message !== undefined)

  const nameOf = (value: string) =>
    [...(given.options ?? []), ...suggestions.items, ...known].find((option) => option.value === value)?.label ?? value

  const list = useListbox<MultiSelectEntry>({
    items: entries,
    getKey: (entry) => (entry.kind === 'option' ? `option ${entry.option.value}` : entry.kind),
    getGroup: (entry) => {
      if (entry.kind !== 'option') return undefined
      if (leads) return first.includes(entry.option.value) ? labels.selectedCount(values.length) : labels.others
      return isSearching ? undefined : entry.option.group
    },
    isDisabled: (entry) => entry.kind === 'option' && isOff(entry.option),
    isSelected: (entry) => (entry.kind === 'option' ? isChosen(entry.option) : entry.kind === 'all' && chosenHere === changeable.length),
    multiple: true,
    isOpen: isListShown,
    homeEndTarget: text === '' ? 'list' : 'caret',
    onSelect: pick,
  })

  function remember(options: readonly MultiSelectOption[]) {
    setKnown((before) => [...before.filter(({ value }) => !options.some((option) => option.value === value)), ...options])
  }
  function close() {
    setWantsOpen(false)
    suggestions.cancel()
    list.forget()
  }
  function empty() {
    setText('')
    setQuery('')
  }
  function search(next: string) {
    setQuery(next)
    setFirst(values)
    if (isFixed) return
    setWantsOpen(true)
    suggestions.ask(next)
  }
  function show(mark?: 'first' | 'last') {
    if (isFixed) return
    if (!wantsOpen) setFirst(values)
    setWantsOpen(true)
    if (!suggestions.isLocal && suggestions.status === 'idle') suggestions.ask(query)
    if (mark !== undefined) list.move(mark)
  }
  function remove(value: string) {
    if (isFixed) return
    choose(values.filter((other) => other !== value))
    announce(labels.removed(nameOf(value), values.length - 1), 'event')
  }
  function pickAll() {
    const here = changeable.map(({ value }) => value)
    const isAll = chosenHere === here.length
    const next = isAll ? values.filter((value) => !here.includes(value)) : [...new Set([...values, ...here])]
    remember(changeable)
    choose(next)
    announce(isAll ? labels.allRemoved(here.length, next.length) : labels.allSelected(next.length - values.length, next.length), 'event')
  }
  function pick(entry: MultiSelectEntry) {
    if (isFixed) return
    if (entry.kind === 'retry') {
      list.forget()
      suggestions.retry()
      return
    }
    if (entry.kind === 'all') {
      pickAll()
      return
    }
    const { option } = entry
    if (isChosen(option)) remove(option.value)
    else {
      remember([option])
      choose([...values, option.value])
      const count = values.length + 1
      announce(
        count >= max ? `${labels.selected(option.label, count)}. ${labels.maxReached(max)}` : labels.selected(option.label, count),
        'event',
      )
    }
    if (isSearching && !keepQuery) {
      empty()
      setFirst(values)
      suggestions.ask('')
    }
    if (closeOnSelect) close()
  }

  useEscapeFirst(control, () => {
    if (isOpen) close()
    else if (text !== '' && !isFixed) empty()
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
    isMixed: chosenHere > 0 && chosenHere < changeable.length,
    here: changeable.length,
    chosenHere,
    nameOf,
    remove,
    show,
    close,
    leave: () => {
      close()
      empty()
    },
    reset: () => {
      close()
      empty()
      choose(defaultValue)
    },
    searchFor: search,
    change: (event: ChangeEvent<HTMLInputElement>) => {
      list.forget()
      setText(event.currentTarget.value)
      if (!isComposing(event)) search(event.currentTarget.value)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isFixed || isComposing(event)) return
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (isArrow && (event.altKey || !isOpen)) {
        event.preventDefault()
        if (!event.altKey) show(event.key === 'ArrowDown' ? 'first' : 'last')
        else if (event.key === 'ArrowDown') show()
        else close()
      } else if (list.onKeyDown(event)) return
      // Enter must not submit the form while the user searches.
      else if (event.key === 'Enter' && text !== '') event.preventDefault()
    },
  }
}

export type MultiSelectState = ReturnType<typeof useMultiSelect>
