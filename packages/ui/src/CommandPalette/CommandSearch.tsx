'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Listbox } from '../private/combobox/Listbox.tsx'
import { OptionText } from '../private/combobox/OptionText.tsx'
import { useAnnouncer } from '../private/combobox/useAnnouncer.tsx'
import { useEscapeFirst } from '../private/combobox/useEscapeCapture.ts'
import { useListbox } from '../private/combobox/useListbox.ts'
import { useOptionLoader } from '../private/combobox/useOptionLoader.ts'
import { Icon } from '../private/Icon.tsx'
import { Search } from '../private/icons/errorIcons.ts'
import { X } from '../private/icons/messageIcons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { listEntries, matchesQuery, appendLoadedActions, type CommandAction, type CommandEntry } from './commandActions.ts'
import * as styles from './CommandPalette.css.ts'
import type { CommandPaletteProps } from './CommandPalette.tsx'
import type { CommandPaletteLabels } from './commandPaletteLabels.ts'

interface CommandSearchProps {
  actions: readonly CommandAction[]
  recent: readonly string[]
  loadActions: CommandPaletteProps['loadActions']
  loading: boolean
  placeholder: string
  labels: CommandPaletteLabels
  onClose: (event: Event) => void
  onActionSelect: (action: CommandAction) => void
}

const debounce = 250
const getEntryKey = ({ action }: CommandEntry) => action.id

/** Search field and list of the palette; mounted for each opening, so that it starts empty. */
export function CommandSearch({ actions, recent, loadActions, loading, placeholder, labels, onClose, onActionSelect }: CommandSearchProps) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const source = useOptionLoader({ load: loadActions, minChars: 1, debounce })
  const { announce, region } = useAnnouncer()
  const trimmedQuery = query.trim()
  const localEntries = listEntries(actions, query, recent, labels.recent)
  // While loading, keeps those previous results that still match.
  const loadedActions = source.status === 'ready' ? source.items : source.items.filter((action) => matchesQuery(action, trimmedQuery))
  const entries = trimmedQuery === '' || !loadActions ? localEntries : appendLoadedActions(localEntries, loadedActions)
  const isWaiting = loading || (trimmedQuery !== '' && (source.status === 'waiting' || source.status === 'loading'))
  const isFailed = trimmedQuery !== '' && source.status === 'failed'

  const list = useListbox<CommandEntry>({
    items: entries,
    getKey: getEntryKey,
    getGroup: ({ section }) => section,
    isDisabled: ({ action }) => action.disabled === true,
    isOpen: entries.length > 0,
    autoActive: true,
    onSelect: ({ action }) => onActionSelect(action),
  })
  const handleQueryChange = (text: string) => {
    setQuery(text)
    list.clearActive()
    if (loadActions) source.search(text)
  }
  useEscapeFirst(input, () => {
    if (query === '') return false
    handleQueryChange('')
    return true
  })
  // The lazy chunk may arrive after the dialog has opened and taken focus.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), [])

  const { length } = entries
  const resultMessage = length === 0 ? labels.noResults(trimmedQuery) : labels.count(length)
  useEffect(() => {
    if (trimmedQuery !== '' && !isWaiting && !isFailed) announce(resultMessage)
  }, [trimmedQuery, isWaiting, isFailed, resultMessage, announce])

  return (
    <>
      <div className={styles.header}>
        <Icon>
          <Search />
        </Icon>
        <input
          ref={input}
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={labels.title}
          aria-autocomplete="list"
          aria-expanded={length > 0}
          aria-controls={list.controlProps['aria-controls']}
          aria-activedescendant={list.controlProps['aria-activedescendant']}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          onChange={(event) => handleQueryChange(event.currentTarget.value)}
          onKeyDown={(event) => void list.onKeyDown(event)}
          className={styles.field}
        />
        {isWaiting ? <Spinner label={labels.loading} /> : null}
        <IconButton label={labels.close} icon={<X />} onClick={(event) => onClose(event.nativeEvent)} />
      </div>
      {length > 0 ? (
        <Listbox list={list} label={labels.list} indicator="none" getOptionLabel={({ action }) => getActionName(action)}>
          {({ action }) => (
            <OptionText
              icon={action.icon}
              description={action.description}
              end={action.shortcut === undefined ? undefined : <kbd className={styles.shortcut}>{action.shortcut}</kbd>}
              query={trimmedQuery}
            >
              {action.label}
            </OptionText>
          )}
        </Listbox>
      ) : null}
      {isFailed ? (
        <div className={styles.note}>
          <span role="alert">{labels.failed}</span>
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              source.retry()
              input.current?.focus()
            }}
          >
            {labels.retry}
          </Button>
        </div>
      ) : null}
      {length === 0 && !isWaiting && !isFailed ? <p className={styles.note}>{labels.noResults(trimmedQuery)}</p> : null}
      {region}
    </>
  )
}

const getActionName = ({ label, description, shortcut }: CommandAction) => [label, description, shortcut].filter(Boolean).join(', ')
