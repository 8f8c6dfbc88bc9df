import { cx } from 'class-variance-authority'
import type { ReactNode, RefObject } from 'react'
import { List } from '../private/combobox/List.tsx'
import { OptionText } from '../private/combobox/OptionText.tsx'
import { Pencil, RefreshCw } from '../private/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './Combobox.css.ts'
import type { ComboboxLabels, ComboboxProps } from './Combobox.tsx'
import type { ComboboxBox, Entry } from './useCombobox.ts'

interface ComboboxListProps<Option> {
  popup: RefObject<HTMLDivElement | null>
  box: ComboboxBox<Option>
  label: string
  words: ComboboxLabels
  getLabel: (option: Option) => string
  getDescription: ((option: Option) => string | undefined) | undefined
  renderOption: ComboboxProps<Option>['renderOption']
  optionIcon: ReactNode
  emptyState: ReactNode
  attribution: ReactNode
}

/** What opens under a combobox: a message, the list, and whose data it is. */
export function ComboboxList<Option>({
  popup,
  box,
  label,
  words,
  getLabel,
  getDescription,
  renderOption,
  optionIcon,
  emptyState,
  attribution,
}: ComboboxListProps<Option>) {
  const { message, isBusy, status } = box.suggestions
  const nameOf = (entry: Entry<Option>) => {
    if (entry.kind === 'retry') return words.retry
    if (entry.kind === 'typed') return `${words.typed(entry.text)}, ${words.typedHint}`
    return [getLabel(entry.option), getDescription?.(entry.option)].filter(Boolean).join(', ')
  }
  return (
    <div ref={popup} className={styles.popup}>
      {message === undefined ? null : (
        // A press on words leaves the focus where it is.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={cx(styles.message, status === 'failed' && styles.failed)} onMouseDown={(event) => event.preventDefault()}>
          {isBusy ? <Spinner size="small" /> : null}
          {status === 'ready' ? (emptyState ?? message) : message}
        </div>
      )}
      {box.isListShown ? (
        <List list={box.list} label={label} textOf={nameOf} isApart={(entry) => entry.kind === 'typed'}>
          {(entry, state) => {
            if (entry.kind === 'retry') return <OptionText icon={<RefreshCw />}>{words.retry}</OptionText>
            if (entry.kind === 'typed')
              return (
                <OptionText icon={<Pencil />} description={words.typedHint}>
                  {words.typed(entry.text)}
                </OptionText>
              )
            if (renderOption) return renderOption(entry.option, { ...state, query: box.query })
            return (
              <OptionText icon={optionIcon} description={getDescription?.(entry.option)} query={box.query}>
                {getLabel(entry.option)}
              </OptionText>
            )
          }}
        </List>
      ) : null}
      {attribution === undefined ? null : <div className={styles.foot}>{attribution}</div>}
    </div>
  )
}
