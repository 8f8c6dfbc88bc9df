'use client'
import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Listbox } from '../private/combobox/Listbox.tsx'
import { OptionText } from '../private/combobox/OptionText.tsx'
import { searchItems } from '../private/combobox/textMatch.ts'
import { useAnnouncer } from '../private/combobox/useAnnouncer.tsx'
import { useEscapeFirst } from '../private/combobox/useEscapeCapture.ts'
import { useListbox } from '../private/combobox/useListbox.ts'
import { Icon } from '../private/Icon.tsx'
import { Search } from '../private/icons/errorIcons.ts'
import * as styles from './OptionList.css.ts'

export interface OptionListOption {
  value: string
  label: string
  /** A second line. */
  description?: string
  /** Shown before the label, such as an Avatar. */
  icon?: ReactNode
}

export interface OptionListLabels {
  /** Names the search field. */
  search: string
  noResults: (query: string) => string
  /** Announced when the results have settled. */
  count: (count: number) => string
}

export interface OptionListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  /** Names the list. */
  label: string
  /** What can be chosen, in this order. */
  options: readonly OptionListOption[]
  /** The present choice. */
  value?: string | undefined
  /** Called for every choice, also for the present one. */
  onSelect: (value: string) => void
  /** Shows a search field above the options. @default false */
  searchable?: boolean
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<OptionListLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: OptionListLabels = {
  search: 'Search',
  noResults: (query) => `Nothing found for "${query}"`,
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
}
const textOf = ({ label, description = '' }: OptionListOption) => `${label} ${description}`

/** A list to choose one of several options from, inside a popover or a panel. Long lists have a search field. */
export function OptionList({ label, options, value, onSelect, searchable = false, labels, className, ...rest }: OptionListProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { announce, region } = useAnnouncer()
  const trimmedQuery = query.trim()
  const found = searchItems(options, trimmedQuery, textOf)
  const list = useListbox<OptionListOption>({
    items: found,
    getKey: (option) => option.value,
    isSelected: (option) => option.value === value,
    isOpen: found.length > 0,
    autoActive: true,
    homeEndTarget: searchable ? 'caret' : 'list',
    onSelect: (option) => onSelect(option.value),
  })
  const changeQuery = (text: string) => {
    setQuery(text)
    list.clearActive()
  }
  useEscapeFirst(input, () => {
    if (query === '') return false
    changeQuery('')
    return true
  })
  const { length } = found
  const message = length === 0 ? mergedLabels.noResults(trimmedQuery) : mergedLabels.count(length)
  useEffect(() => {
    if (trimmedQuery !== '') announce(message)
  }, [trimmedQuery, message, announce])

  return (
    <div {...rest} className={cx(styles.root, className)}>
      {searchable ? (
        <div className={styles.header}>
          <Icon>
            <Search />
          </Icon>
          <input
            ref={input}
            type="text"
            inputMode="search"
            role="combobox"
            aria-label={mergedLabels.search}
            aria-autocomplete="list"
            aria-expanded={length > 0}
            aria-controls={list.controlProps['aria-controls']}
            aria-activedescendant={list.controlProps['aria-activedescendant']}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={mergedLabels.search}
            value={query}
            onChange={(event) => changeQuery(event.currentTarget.value)}
            onKeyDown={(event) => void list.onKeyDown(event)}
            className={styles.field}
          />
        </div>
      ) : null}
      {length > 0 ? (
        <Listbox list={list} label={label} isControl={!searchable} className={styles.list}>
          {(option) => (
            <>
              {option.icon === undefined ? null : (
                <span aria-hidden="true" className={styles.start}>
                  {option.icon}
                </span>
              )}
              <OptionText description={option.description} query={trimmedQuery}>
                {option.label}
              </OptionText>
            </>
          )}
        </Listbox>
      ) : (
        <p className={styles.note}>{mergedLabels.noResults(trimmedQuery)}</p>
      )}
      {region}
    </div>
  )
}
