import type { Ref } from 'react'
import { cx } from '../private/cx.ts'
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx'
import * as styles from './CountButton.css.ts'

export interface CountButtonProps extends Omit<IconButtonProps, 'ref'> {
  /** The number of new items; 0 and `undefined` show none. Numbers from 100 are shown as 99+. */
  count: number | undefined
  /** Added to the name of the button. @default { count: (count) => `${count} new` } */
  labels?: { count: (count: number) => string }
  ref?: Ref<HTMLButtonElement>
}

const defaultLabels = { count: (count: number) => `${count} new` }

/** An icon button with a number of new items. A number that comes or goes moves nothing. */
export function CountButton({ count = 0, label, labels = defaultLabels, className, style, ...rest }: CountButtonProps) {
  const hasCount = count > 0
  return (
    <span className={cx(styles.root, className)} style={style}>
      <IconButton {...rest} label={hasCount ? `${label}, ${labels.count(count)}` : label} />
      {hasCount ? (
        <span aria-hidden="true" className={styles.count}>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </span>
  )
}
