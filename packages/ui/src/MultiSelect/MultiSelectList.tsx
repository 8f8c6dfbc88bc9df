import type { ReactNode } from 'react'
import { cx } from '../private/cx.ts'
import { Listbox } from '../private/combobox/Listbox.tsx'
import { OptionText } from '../private/combobox/OptionText.tsx'
import { RefreshCw } from '../private/icons/errorIcons.ts'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
import * as styles from './MultiSelect.css.ts'
import type { MultiSelectEntry, MultiSelectState } from './useMultiSelect.ts'
import type { MultiSelectLabels } from './multiSelectLabels.ts'

interface MultiSelectListProps {
  box: MultiSelectState
  label: string
  labels: MultiSelectLabels
  max: number | undefined
  emptyState: ReactNode
}

/** The popup under the field: a message and the list. */
export function MultiSelectList({ box, label, labels, max, emptyState }: MultiSelectListProps) {
  const { message, isBusy, status } = box.suggestions
  const isFull = box.isFull && max !== undefined
  const nameOf = (entry: MultiSelectEntry) => {
    if (entry.kind === 'retry') return labels.retry
    if (entry.kind === 'all')
      return box.isMixed
        ? `${labels.all(box.enabledCount)}, ${labels.selectedCount(box.selectedEnabledCount)}`
        : labels.all(box.enabledCount)
    const { option } = entry
    return [option.label, option.description].filter(Boolean).join(', ')
  }
  return (
    // Pressing text in the popup keeps the focus in the input.
    <div role="presentation" className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {isFull ? <div className={styles.message}>{labels.maxReached(max)}</div> : null}
      {message === undefined ? null : (
        <div className={cx(styles.message, status === 'failed' && styles.failed)}>
          {isBusy ? <SmallSpinner /> : null}
          {status === 'ready' ? (emptyState ?? message) : message}
        </div>
      )}
      {box.isListShown ? (
        <Listbox
          list={box.list}
          label={label}
          getOptionLabel={nameOf}
          indicator="box"
          isPartlySelected={(entry) => entry.kind === 'all' && box.isMixed}
          hasNoCheckbox={(entry) => entry.kind === 'retry'}
        >
          {(entry) => {
            if (entry.kind === 'retry') return <OptionText icon={<RefreshCw />}>{labels.retry}</OptionText>
            if (entry.kind === 'all')
              return (
                <OptionText end={box.isMixed ? labels.selectedCount(box.selectedEnabledCount) : undefined}>
                  {labels.all(box.enabledCount)}
                </OptionText>
              )
            return (
              <OptionText end={entry.option.description} query={box.query}>
                {entry.option.label}
              </OptionText>
            )
          }}
        </Listbox>
      ) : null}
    </div>
  )
}
