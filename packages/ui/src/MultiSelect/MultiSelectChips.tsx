import { X } from '../private/icons/messageIcons.ts'
import * as styles from './MultiSelect.css.ts'
import type { MultiSelectSummary } from './MultiSelect.tsx'
import type { useChips } from './useChips.ts'
import type { MultiSelectState } from './useMultiSelect.ts'
import type { MultiSelectLabels } from './multiSelectLabels.ts'

interface MultiSelectChipsProps {
  box: MultiSelectState
  chips: ReturnType<typeof useChips>
  label: string
  labels: MultiSelectLabels
  summary: MultiSelectSummary
  isFixed: boolean
  isPending: boolean
}

/** The selected values in the field. Not in the tab order; reached by arrow keys and Backspace. */
export function MultiSelectChips({ box, chips, label, labels, summary, isFixed, isPending }: MultiSelectChipsProps) {
  const { group, shown, hidden } = chips
  if (box.values.length === 0) return null
  return (
    <div ref={group} role="group" aria-label={labels.selectedGroup(label)} className={styles.chips}>
      {shown.map((value) => {
        const name = box.nameOf(value)
        return (
          <span key={value} className={styles.chip}>
            {name}
            {isFixed && !isPending ? null : (
              <button
                type="button"
                tabIndex={-1}
                aria-label={labels.remove(name)}
                aria-disabled={isFixed || undefined}
                className={styles.remove}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => chips.press(value)}
                onKeyDown={(event) => chips.onKeyDown(event, value)}
              >
                <X className={styles.cross} />
              </button>
            )}
          </span>
        )
      })}
      {hidden === 0 ? null : (
        <button
          type="button"
          aria-label={summary === 'count' ? `${labels.selectedCount(hidden)}, ${labels.showMore(hidden)}` : labels.showMore(hidden)}
          className={styles.more}
          onMouseDown={(event) => event.preventDefault()}
          onClick={chips.expand}
          onKeyDown={(event) => chips.onKeyDown(event, undefined)}
        >
          {summary === 'count' ? labels.selectedCount(hidden) : labels.more(hidden)}
        </button>
      )}
    </div>
  )
}
