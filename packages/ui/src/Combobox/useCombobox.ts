'use client'
import { useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react'
import { isComposing, isFilledIn } from '../private/combobox/typing.ts'
import { useEscape } from '../private/combobox/useEscape.ts'
import { useList, type PickedBy } from '../private/combobox/useList.ts'
import { useSuggestions, type SuggestionSource } from '../private/combobox/useSuggestions.ts'
import { useControllableState } from '../private/useControllableState.ts'
import type { ComboboxLabels } from './Combobox.tsx'

/** A row of the list: an option, or something that can be done instead. */
export type Entry<Option> = { kind: 'option'; option: Option } | { kind: 'typed'; text: string } | { kind: 'retry' }

interface ComboboxState<Option> extends SuggestionSource<Option> {
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
  isFixed: boolean
  labels: ComboboxLabels
  say: (text: string, kind?: 'event') => void
}

/** What stands in a combobox, what it suggests, and what typing, keys and leaving do. */
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
  isFixed,
  labels,
  say,
  ...given
}: ComboboxState<Option>) {
  const [value, choose] = useControllableState(given.value, defaultValue, given.onValueChange)
  const key = value === null ? null : getKey(value)
  // What was typed and has not become a value; null when the value itself is shown.
  const [draft, setDraft] = useState(given.defaultInputValue ?? null)
  const [isTyping, setTyping] = useState(false)
  const [query, setQuery] = useState<string | null>(null)
  const [wantsOpen, setWantsOpen] = useState(false)
  // After a pick by finger, the keyboard on the screen goes away and the focus stays.
  const [isQuiet, setQuiet] = useState(false)
  const text = given.inputValue ?? draft ?? (value === null ? '' : getText(value))

  // A value from outside is shown at once, but not while somebody types.
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    if (!isTyping) setDraft(null)
  }

  const suggestions = useSuggestions({ ...given, query, textOf: getText, isOpen: wantsOpen, labels, say })
  const typed = text.trim()
  const offersTyped =
    allowCustomValue && isTyping && typed !== '' && suggestions.status !== 'short' && suggestions.named(typed) === undefined
  const entries: Entry<Option>[] = suggestions.items.map((option) => ({ kind: 'option', option }))
  if (suggestions.status === 'failed') entries.push({ kind: 'retry' })
  if (offersTyped) entries.push({ kind: 'typed', text: typed })
  const isListShown = wantsOpen && entries.length > 0
  const isOpen = isListShown || (wantsOpen && suggestions.message !== undefined)

  const list = useList<Entry<Option>>({
    items: entries,
    keyOf: (entry) => (entry.kind === 'option' ? `option ${getKey(entry.option)}` : entry.kind),
    groupOf: (entry) => (entry.kind === 'option' ? getGroup?.(entry.option) : undefined),
    isOff: (entry) => entry.kind === 'option' && isOptionDisabled?.(entry.option) === true,
    isChosen: (entry) => entry.kind === 'option' && getKey(entry.option) === key,
    isShown: isListShown,
    autoActive: autoHighlight && isTyping,
    ends: text === '' ? 'list' : 'caret',
    onPick: pick,
  })

  function write(next: string | null, shown: string) {
    setDraft(next)
    if (shown !== text) onInputValueChange?.(shown)
  }
  function close() {
    setWantsOpen(false)
    suggestions.cancel()
    list.forget()
  }
  function settle() {
    setTyping(false)
    setQuery(null)
  }
  function take(option: Option) {
    write(null, getText(option))
    settle()
    if (getKey(option) !== key) choose(option)
  }
  function restore() {
    write(null, value === null ? '' : getText(value))
    settle()
  }
  function keepTyped() {
    write(typed, typed)
    settle()
    if (key !== null) choose(null)
    onCustomValue?.(typed)
  }
  function pick(entry: Entry<Option>, by: PickedBy) {
    if (entry.kind === 'retry') {
      list.forget()
      suggestions.retry()
      return
    }
    if (entry.kind === 'typed') keepTyped()
    else take(entry.option)
    if (by === 'touch') setQuiet(true)
    close()
  }
  /** What was typed becomes what it names, stays as it is, or gives way to the value. */
  function resolve() {
    if (!isTyping) return
    const named = suggestions.named(typed)
    if (typed === '') restore()
    else if (named !== undefined && isOptionDisabled?.(named) !== true) take(named)
    else if (allowCustomValue) keepTyped()
    else restore()
  }
  function show(mark: 'chosen' | 'first' | 'last' | 'none') {
    if (isFixed) return
    setWantsOpen(true)
    if (!suggestions.isLocal && (suggestions.status === 'idle' || query === null)) suggestions.ask(text)
    const isListed = suggestions.items.some((option) => getKey(option) === key)
    if (mark !== 'none' && key !== null && isListed) list.mark(`option ${key}`)
    else if (mark === 'first') list.move('first')
    else if (mark === 'last') list.move('last')
  }
  function searchFor(next: string) {
    setQuery(next)
    setWantsOpen(true)
    suggestions.ask(next)
  }
  function clear() {
    write('', '')
    settle()
    close()
    if (key !== null) choose(null)
    if (allowCustomValue) onCustomValue?.('')
    say(labels.cleared, 'event')
  }
  /** Nobody typed this: it is taken without a list, if it names something. */
  function fillIn(next: string) {
    const wanted = suggestions.items.find((option) => getKey(option) === next.trim()) ?? suggestions.named(next)
    if (wanted !== undefined && isOptionDisabled?.(wanted) !== true) take(wanted)
    else if (next !== '' && allowCustomValue) {
      write(next, next)
      if (key !== null) choose(null)
      onCustomValue?.(next.trim())
    } else restore()
  }

  const mayEmpty = clearable || allowCustomValue || value === null
  useEscape(control, () => {
    if (isFixed) return false
    if (isOpen) close()
    else if (text !== '' && mayEmpty) clear()
    else if (isTyping) restore()
    else return false
    return true
  })

  return {
    list,
    suggestions,
    value,
    key,
    text,
    query: isTyping ? typed : '',
    isOpen,
    isListShown,
    isQuiet,
    isTyping,
    setQuiet,
    show,
    clear,
    close,
    leave: () => {
      resolve()
      close()
      setQuiet(false)
    },
    reset: () => {
      setDraft(given.defaultInputValue ?? null)
      onInputValueChange?.(given.defaultInputValue ?? (defaultValue === null ? '' : getText(defaultValue)))
      settle()
      close()
      choose(defaultValue)
    },
    change: (event: ChangeEvent<HTMLInputElement>) => {
      const next = event.currentTarget.value
      setQuiet(false)
      if (isFilledIn(event)) {
        fillIn(next)
        return
      }
      setTyping(true)
      write(next, next)
      list.forget()
      if (key !== null && (allowCustomValue || (next === '' && clearable))) choose(null)
      if (!isComposing(event)) searchFor(next)
    },
    searchFor,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isFixed || isComposing(event)) return
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (isArrow && (event.altKey || !isOpen)) {
        event.preventDefault()
        if (!event.altKey) show(event.key === 'ArrowDown' ? 'first' : 'last')
        else if (event.key === 'ArrowDown') show('none')
        else close()
      } else if (list.onKeyDown(event)) return
      else if (event.key === 'Tab' && tabKey === 'picks' && isListShown && list.activeBy === 'keys' && list.activeItem) {
        if (list.activeItem.kind !== 'retry') pick(list.activeItem, 'keys')
      } else if (event.key === 'Enter' && isTyping) {
        // Only a text that may stand as it is goes on to the form.
        if (!allowCustomValue) event.preventDefault()
        resolve()
        close()
      }
    },
  }
}

export type ComboboxBox<Option> = ReturnType<typeof useCombobox<Option>>
