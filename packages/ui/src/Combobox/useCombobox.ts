'use client'
import { useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react'
import { isComposing, isAutofill } from '../private/combobox/inputEventPredicates.ts'
import { useEscapeFirst } from '../private/combobox/useEscapeCapture.ts'
import { useListbox, type SelectMethod } from '../private/combobox/useListbox.ts'
import { useSuggestions, type SuggestionSource } from '../private/combobox/useSuggestions.ts'
import { useControllableState } from '../private/useControllableState.ts'
import type { ComboboxLabels } from './Combobox.tsx'

/** A row of the list: an option, or an action. */
export type ComboboxEntry<Option> = { kind: 'option'; option: Option } | { kind: 'typed'; text: string } | { kind: 'retry' }

interface UseComboboxOptions<Option> extends SuggestionSource<Option> {
  control: RefObject<HTMLInputElement | null>
  getKey: (option: Option) => string
  getText: (option: Option) => string
  getGroup: ((option: Option) => string | undefined) | undefined
  isOptionDisabled: ((option: Option) => boolean) | undefined
  value: Option | null | undefined
  defaultValue: Option | null
  onValueChange: ((option: Option | null) => void) | undefined
  inputValue: string | undefined
  defaultInputValue: string | undefined
  onInputValueChange: ((text: string) => void) | undefined
  allowCustomValue: boolean
  onCustomValue: ((text: string) => void) | undefined
  autoHighlight: boolean
  tabKey: 'picks' | 'leaves'
  clearable: boolean
  isReadOnly: boolean
  labels: ComboboxLabels
  announce: (text: string, kind?: 'event') => void
}

/** State of a combobox: its text, suggestions, and the effects of typing, keys and blur. */
export function useCombobox<Option>({
  control,
  getKey,
  getText,
  getGroup,
  isOptionDisabled,
  defaultValue,
  onInputValueChange,
  allowCustomValue,
  onCustomValue,
  autoHighlight,
  tabKey,
  clearable,
  isReadOnly,
  labels,
  announce,
  ...given
}: UseComboboxOptions<Option>) {
  const [value, setValue] = useControllableState(given.value, defaultValue, given.onValueChange)
  const key = value === null ? null : getKey(value)
  // Typed text that is not a value yet; null while the value is shown.
  const [draft, setDraft] = useState(given.defaultInputValue ?? null)
  const [isTyping, setTyping] = useState(false)
  const [query, setQuery] = useState<string | null>(null)
  const [isOpenRequested, setOpenRequested] = useState(false)
  // After selecting by touch the on-screen keyboard closes while focus stays.
  const [isKeyboardHidden, setKeyboardHidden] = useState(false)
  const text = given.inputValue ?? draft ?? (value === null ? '' : getText(value))

  // Shows a value that changes from outside, but not while the user types.
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (!isTyping) setDraft(null)
  }

  const suggestions = useSuggestions({ ...given, query, textOf: getText, isOpen: isOpenRequested, labels, say: announce })
  const typed = text.trim()
  const offersTypedText =
    allowCustomValue && isTyping && typed !== '' && suggestions.status !== 'short' && suggestions.named(typed) === undefined
  const entries: ComboboxEntry<Option>[] = suggestions.items.map((option) => ({ kind: 'option', option }))
  if (suggestions.status === 'failed') entries.push({ kind: 'retry' })
  if (offersTypedText) entries.push({ kind: 'typed', text: typed })
  const isListShown = isOpenRequested && entries.length > 0
  const isOpen = isListShown || (isOpenRequested && suggestions.message !== undefined)

  const list = useListbox<ComboboxEntry<Option>>({
    items: entries,
    getKey: (entry) => (entry.kind === 'option' ? `option ${getKey(entry.option)}` : entry.kind),
    getGroup: (entry) => (entry.kind === 'option' ? getGroup?.(entry.option) : undefined),
    isDisabled: (entry) => entry.kind === 'option' && isOptionDisabled?.(entry.option) === true,
    isSelected: (entry) => entry.kind === 'option' && getKey(entry.option) === key,
    isOpen: isListShown,
    // Enter takes the only result of a search, where the typed text is no value itself.
    autoActive: isTyping && (autoHighlight || (typed !== '' && !allowCustomValue && suggestions.status === 'ready' && !entries[1])),
    homeEndTarget: text === '' ? 'list' : 'caret',
    onSelect: selectEntry,
  })

  function updateText(next: string | null, shown: string) {
    setDraft(next)
    if (shown !== text) onInputValueChange?.(shown)
  }
  function close() {
    setOpenRequested(false)
    suggestions.cancel()
    list.clearActive()
  }
  function endTyping() {
    setTyping(false)
    setQuery(null)
  }
  function selectOption(option: Option) {
    updateText(null, getText(option))
    endTyping()
    if (getKey(option) !== key) setValue(option)
  }
  function restoreText() {
    updateText(null, value === null ? '' : getText(value))
    endTyping()
  }
  function keepTypedText() {
    updateText(typed, typed)
    endTyping()
    if (key !== null) setValue(null)
    onCustomValue?.(typed)
  }
  function selectEntry(entry: ComboboxEntry<Option>, by: SelectMethod) {
    if (entry.kind === 'retry') {
      list.clearActive()
      suggestions.retry()
      return
    }
    if (entry.kind === 'typed') keepTypedText()
    else selectOption(entry.option)
    if (by === 'touch') setKeyboardHidden(true)
    close()
  }
  /** Turns the typed text into the option it names or a custom value, or restores the value. */
  function commitText() {
    if (!isTyping) return
    const named = suggestions.named(typed)
    if (typed !== '' && named !== undefined && isOptionDisabled?.(named) !== true) selectOption(named)
    else if (typed !== '' && allowCustomValue) keepTypedText()
    else restoreText()
  }
  function openList(activate: 'selected' | 'first' | 'last' | 'none') {
    if (isReadOnly) return
    setOpenRequested(true)
    // A selected option is no search: where nothing needs to be typed, all options are offered.
    const question = !isTyping && value !== null && given.minChars === 0 ? '' : text
    if (!suggestions.isLocal && (suggestions.status === 'idle' || query === null)) suggestions.ask(question)
    const isInList = suggestions.items.some((option) => getKey(option) === key)
    if (activate !== 'none' && key !== null && isInList) list.setActive(`option ${key}`)
    else if (activate === 'first') list.moveActive('first')
    else if (activate === 'last') list.moveActive('last')
  }
  function searchFor(next: string) {
    setQuery(next)
    setOpenRequested(true)
    suggestions.ask(next)
  }
  function clear() {
    updateText('', '')
    endTyping()
    close()
    if (key !== null) setValue(null)
    if (allowCustomValue) onCustomValue?.('')
    announce(labels.cleared, 'event')
  }
  /** Handles autofill: selects the matching option without opening the list. */
  function handleAutofill(next: string) {
    const matchingOption = suggestions.items.find((option) => getKey(option) === next.trim()) ?? suggestions.named(next)
    if (matchingOption !== undefined && isOptionDisabled?.(matchingOption) !== true) selectOption(matchingOption)
    else if (next !== '' && allowCustomValue) {
      updateText(next, next)
      if (key !== null) setValue(null)
      onCustomValue?.(next.trim())
    } else restoreText()
  }

  const canClear = clearable || allowCustomValue || value === null
  useEscapeFirst(control, () => {
    if (isReadOnly) return false
    if (isOpen) close()
    else if (text !== '' && canClear) clear()
    else if (isTyping) restoreText()
    else return false
    return true
  })

  return {
    list,
    suggestions,
    offersTypedText,
    value,
    key,
    text,
    query: isTyping ? typed : '',
    isOpen,
    isListShown,
    isQuiet: isKeyboardHidden,
    isTyping,
    setQuiet: setKeyboardHidden,
    openList,
    clear,
    close,
    leave: () => {
      commitText()
      close()
      setKeyboardHidden(false)
    },
    reset: () => {
      setDraft(given.defaultInputValue ?? null)
      onInputValueChange?.(given.defaultInputValue ?? (defaultValue === null ? '' : getText(defaultValue)))
      endTyping()
      close()
      setValue(defaultValue)
    },
    change: (event: ChangeEvent<HTMLInputElement>) => {
      const next = event.currentTarget.value
      setKeyboardHidden(false)
      if (isAutofill(event)) {
        handleAutofill(next)
        return
      }
      setTyping(true)
      updateText(next, next)
      list.clearActive()
      if (key !== null && (allowCustomValue || (next === '' && clearable))) setValue(null)
      if (!isComposing(event)) searchFor(next)
    },
    searchFor,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isReadOnly || isComposing(event)) return
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (isArrow && (event.altKey || !isOpen)) {
        event.preventDefault()
        if (!event.altKey) openList(event.key === 'ArrowDown' ? 'first' : 'last')
        else if (event.key === 'ArrowDown') openList('none')
        else close()
      } else if (list.onKeyDown(event)) return
      else if (event.key === 'Tab' && tabKey === 'picks' && isListShown && list.activeBy === 'keys' && list.activeItem) {
        if (list.activeItem.kind !== 'retry') selectEntry(list.activeItem, 'keys')
      } else if (event.key === 'Enter' && isTyping) {
        // Only a text that is allowed as it is submits the form.
        if (!allowCustomValue) event.preventDefault()
        commitText()
        close()
      }
    },
  }
}

export type ComboboxController<Option> = ReturnType<typeof useCombobox<Option>>
