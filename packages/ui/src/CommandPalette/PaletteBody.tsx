'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { List } from '../private/combobox/List.tsx'
import { OptionText } from '../private/combobox/OptionText.tsx'
import { useAnnouncer } from '../private/combobox/useAnnouncer.tsx'
import { useEscape } from '../private/combobox/useEscape.ts'
import { useList } from '../private/combobox/useList.ts'
import { useSource } from '../private/combobox/useSource.ts'
import { Icon } from '../private/Icon.tsx'
import { Search, X } from '../private/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { entriesOf, fits, withFound, type CommandAction, type Entry } from './actions.ts'
import * as styles from './CommandPalette.css.ts'
import type { CommandPaletteProps } from './CommandPalette.tsx'
import type { CommandPaletteLabels } from './labels.ts'

interface PaletteBodyProps {
  actions: readonly CommandAction[]
  recent: readonly string[]
  load: CommandPaletteProps['load']
  loading: boolean
  placeholder: string
  labels: CommandPaletteLabels
  onClose: (event: Event) => void
  onPick: (action: CommandAction) => void
}

const pause = 250
const keyOf = ({ action }: Entry) => action.id

/** The field of a palette and the list under it: mounted anew each time, with nothing typed. */
export function PaletteBody({ actions, recent, load, loading, placeholder, labels, onClose, onPick }: PaletteBodyProps) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const source = useSource({ load, minChars: 1, pause })
  const { say, region } = useAnnouncer()
  const asked = query.trim()
  const own = entriesOf(actions, query, recent, labels.recent)
  // Until the answer has come, of the last one only what still fits.
  const found = source.status === 'ready' ? source.items : source.items.filter((action) => fits(action, asked))
  const entries = asked === '' || !load ? own : withFound(own, found)
  const isWaiting = loading || (asked !== '' && (source.status === 'waiting' || source.status === 'loading'))
  const isFailed = asked !== '' && source.status === 'failed'

  const list = useList<Entry>({
    items: entries,
    keyOf,
    groupOf: ({ section }) => section,
    isOff: ({ action }) => action.disabled === true,
    isShown: entries.length > 0,
    autoActive: true,
    onPick: ({ action }) => onPick(action),
  })
  const type = (text: string) => {
    setQuery(text)
    list.forget()
    if (load) source.ask(text)
  }
  useEscape(input, () => {
    if (query === '') return false
    type('')
    return true
  })
  // It may arrive after the dialog has opened: then the dialog has the focus, and keeps it for the field.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), [])

  const { length } = entries
  useEffect(() => {
    if (asked === '' || isWaiting || isFailed) return
    say(length === 0 ? labels.none(asked) : labels.count(length))
    // Said when what is shown has settled, not when a caller writes his words anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, isWaiting, isFailed, length, say])

  return (
    <>
      <div className={styles.head}>
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
          aria-controls={list.control['aria-controls']}
          aria-activedescendant={list.control['aria-activedescendant']}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => void list.onKeyDown(event)}
          className={styles.field}
        />
        {isWaiting ? <Spinner label={labels.loading} /> : null}
        <IconButton label={labels.close} icon={<X />} onClick={(event) => onClose(event.nativeEvent)} />
      </div>
      {length > 0 ? (
        <List list={list} label={labels.list} mark="none" textOf={({ action }) => nameOf(action)}>
          {({ action }) => (
            <OptionText
              icon={action.icon}
              description={action.description}
              end={action.shortcut === undefined ? undefined : <kbd className={styles.shortcut}>{action.shortcut}</kbd>}
              query={asked}
            >
              {action.label}
            </OptionText>
          )}
        </List>
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
      {length === 0 && !isWaiting && !isFailed ? <p className={styles.note}>{labels.none(asked)}</p> : null}
      {region}
    </>
  )
}

const nameOf = ({ label, description, shortcut }: CommandAction) => [label, description, shortcut].filter(Boolean).join(', ')
