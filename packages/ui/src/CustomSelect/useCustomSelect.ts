'use client'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { findByTypeahead } from '../private/combobox/typeahead.ts'
import { useEscapeFirst } from '../private/combobox/useEscapeCapture.ts'
import { useListbox } from '../private/combobox/useListbox.ts'
import { useBackRequest } from '../private/overlay/useBackRequest.ts'
import type { CustomSelectOption } from './CustomSelect.tsx'

const typeaheadTimeout = 600

interface CustomSelectOptions {
  control: RefObject<HTMLButtonElement | null>
  options: readonly CustomSelectOption[]
  selectedValue: string
  setSelectedValue: (value: string) => void
  isFixed: boolean
}

/** The list of a select, with the keyboard behavior of a native select. */
export function useCustomSelect({ control, options, selectedValue, setSelectedValue, isFixed }: CustomSelectOptions) {
  const [isOpen, setOpen] = useState(false)
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = () => setOpen(false)
  const list = useListbox<CustomSelectOption>({
    items: options,
    getKey: (option) => option.value,
    getGroup: (option) => option.group,
    isDisabled: (option) => option.disabled === true,
    isSelected: (option) => option.value === selectedValue && (selectedValue !== '' || options.some(({ value }) => value === '')),
    isOpen,
    autoActive: true,
    homeEndTarget: 'list',
    stopsAtEnds: true,
    onSelect: (option) => {
      setSelectedValue(option.value)
      close()
    },
  })

  const show = () => {
    if (isFixed) return
    list.setActive(options.some(({ value }) => value === selectedValue) ? selectedValue : null)
    setOpen(true)
  }
  const pickActive = () => {
    if (list.activeItem) list.selectItem(list.activeItem, 'keys')
  }
  const handleTypeahead = (letter: string) => {
    typed.current += letter
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      typed.current = ''
    }, typeaheadTimeout)
    const { items } = list
    const startIndex = items.findIndex(({ value }) => value === (isOpen ? list.activeKey : selectedValue))
    const matchIndex = findByTypeahead(
      items.map((option) => option.label),
      typed.current,
      startIndex,
      (index) => items[index]?.disabled === true,
    )
    const option = items[matchIndex]
    if (!isOpen) show()
    if (option) list.setActive(option.value)
  }

  useBackRequest(isOpen, close)
  useEscapeFirst(control, () => {
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
      if (isLetter && !event.altKey) handleTypeahead(key)
      else if (!isOpen) {
        if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter' && key !== ' ' && !isEnd) return
        show()
        if (isEnd) list.moveActive(key === 'Home' ? 'first' : 'last')
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
