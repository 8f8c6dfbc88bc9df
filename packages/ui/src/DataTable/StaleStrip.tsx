'use client'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../private/Icon.tsx'
import { TriangleAlert } from '../private/icons.ts'
import { passFocusOn } from '../private/passFocusOn.ts'
import * as styles from './DataTable.css.ts'
import type { DataTableLabels } from './labels.ts'

interface StaleStripProps {
  words: DataTableLabels
  pending: boolean
  onRetry: (() => void) | undefined
}

/** Says over the rows that newer ones did not come. */
export function StaleStrip({ words, pending, onRetry }: StaleStripProps) {
  return (
    <div ref={passFocusOn} className={styles.stale}>
      <Icon>
        <TriangleAlert />
      </Icon>
      <span role="status" className={styles.staleWords}>
        {words.stale}
      </span>
      {onRetry ? (
        <Button variant="secondary" size="small" pending={pending} pendingLabel={words.retrying} onClick={() => onRetry()}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  )
}
