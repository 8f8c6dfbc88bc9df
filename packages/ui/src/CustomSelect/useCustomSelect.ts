'use client'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { typeahead } from '../private/combobox/typeahead.ts'
import { useEscape } from '../private/combobox/useEscape.ts'
import { useList } from '../private/combobox/useList.ts'
import type { CustomSelectOption } from './CustomSelect.tsx'

const typeaheadTimeout = 600

interface CustomSelectOptions {
  control: RefObject<HTMLButtonElement | null>
  options: readonly CustomSelectOption[]
  chosen: string
  choose: (value: string) => void
  isFixed: boolean
}

/** The list of a select and its keys, which are those of the browser's own. */
export function useCustomSelect({ control, options, chosen, choose, isFixed }: CustomSelectOptions) {
  const [isOpen, setOpen] = useState(false)
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = () => setOpen(false)
  const list = useList<CustomSelectOption>({
    items: options,
    keyOf: (option) => option.value,
    groupOf: (option) => option.group,
    isOff: (option) => option.disabled === true,
    isChosen: (option) => option.value === chosen && (chosen !== '' || options.some(({ value }) => value === '')),
    isShown: isOpen,
    autoActive: true,
    ends: 'list',
    stops: true,
    onPick: (option) => {
      choose(option.value)
      close()
    },
  })

  const show = () => {
    if (isFixed) return
    list.mark(options.some(({ value }) => value === chosen) ? chosen : null)
    setOpen(true)
  }
  const pickActive = () => {
    if (list.activeItem) list.pick(list.activeItem, 'keys')
  }
  const typeLetter = (letter: string) => {
    typed.current += letter
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      typed.current = ''
    }, typeaheadTimeout)
    const { items } = list
    const from = items.findIndex(({ value }) => value === (isOpen ? list.activeKey : chosen))
    const found = typeahead(
      items.map((option) => option.label),
      typed.current,
      from,
      (index) => items[index]?.disabled === true,
    )
    if (!isOpen) show()
    const option = items[found]
    if (option) list.mark(option.value)
  }

  useEscape(control, () => {
    if (!isOpen) return false
    close()
    return true
  })

  return {
    list,
    isOpen,
    show,
    close,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const { key } = event
      if (isFixed || event.ctrlKey || event.metaKey) return
      const isTyping = typed.current !== ''
      const isLetter = key.length === 1 && (key !== ' ' || isTyping)
      const isEnd = key === 'Home' || key === 'End'
      if (isLetter && !event.altKey) typeLetter(key)
      else if (!isOpen) {
        if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter' && key !== ' ' && !isEnd) return
        show()
        if (isEnd) list.move(key === 'Home' ? 'first' : 'last')
      } else if (list.onKeyDown(event)) return
      else if (key === ' ' || (key === 'ArrowUp' && event.altKey)) pickActive()
      else {
        if (key === 'Tab') pickActive()
        return
      }
      event.preventDefault()
    },
  }
}
