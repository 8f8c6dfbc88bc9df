import type { ReactNode, RefObject } from 'react'
import { cx } from '../private/cx.ts'
import { Listbox } from '../private/combobox/Listbox.tsx'
import { OptionText } from '../private/combobox/OptionText.tsx'
import { RefreshCw } from '../private/icons/errorIcons.ts'
import { Pencil } from '../private/icons/frameIcons.ts'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
import * as styles from './Combobox.css.ts'
import type { ComboboxLabels, ComboboxProps } from './Combobox.tsx'
import type { ComboboxController, ComboboxEntry } from './useCombobox.ts'

interface ComboboxListProps<Option> {
  popup: RefObject<HTMLDivElement | null>
  combobox: ComboboxController<Option>
  label: string
  labels: ComboboxLabels
  getLabel: (option: Option) => string
  getDescription: ((option: Option) => string | undefined) | undefined
  renderOption: ComboboxProps<Option>['renderOption']
  optionIcon: ReactNode
  emptyState: ReactNode
  attribution: ReactNode
}

/** The popup of a combobox: message, list and attribution. */
export function ComboboxList<Option>({
  popup,
  combobox,
  label,
  labels,
  getLabel,
  getDescription,
  renderOption,
  optionIcon,
  emptyState,
  attribution,
}: ComboboxListProps<Option>) {
  const { message, isBusy, status } = combobox.suggestions
  // The typed text is a result, too.
  const isMessageShown = message !== undefined && !(status === 'ready' && combobox.offersTypedText)
  const getOptionName = (entry: ComboboxEntry<Option>) => {
    if (entry.kind === 'retry') return labels.retry
    if (entry.kind === 'typed') return `${labels.typedOption(entry.text)}, ${labels.typedOptionHint}`
    return [getLabel(entry.option), getDescription?.(entry.option)].filter(Boolean).join(', ')
  }
  return (
    <div ref={popup} className={styles.popup}>
      {!isMessageShown ? null : (
        // Pressing the message must not move focus out of the input.
        <div
          role="presentation"
          className={cx(styles.message, status === 'failed' && styles.failed)}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isBusy ? <SmallSpinner /> : null}
          {status === 'ready' ? (emptyState ?? message) : message}
        </div>
      )}
      {combobox.isListShown ? (
        <Listbox list={combobox.list} label={label} getOptionLabel={getOptionName} hasSeparator={(entry) => entry.kind === 'typed'}>
          {(entry, state) => {
            if (entry.kind === 'retry') return <OptionText icon={<RefreshCw />}>{labels.retry}</OptionText>
            if (entry.kind === 'typed')
              return (
                <OptionText icon={<Pencil />} description={labels.typedOptionHint}>
                  {labels.typedOption(entry.text)}
                </OptionText>
              )
            if (renderOption) return renderOption(entry.option, { ...state, query: combobox.query })
            return (
              <OptionText icon={optionIcon} description={getDescription?.(entry.option)} query={combobox.query}>
                {getLabel(entry.option)}
              </OptionText>
            )
          }}
        </Listbox>
      ) : null}
      {attribution === undefined ? null : <div className={styles.attribution}>{attribution}</div>}
    </div>
  )
}
