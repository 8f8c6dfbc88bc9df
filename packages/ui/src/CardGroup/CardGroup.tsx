import type { HTMLAttributes, ReactElement, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './CardGroup.css.ts'

/** How many cards are beside each other from the laptop breakpoint; below it they are under each other. */
export type CardGroupColumns = 'one' | 'halves' | 'thirds'

export interface CardGroupProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** `Card`s, each with a key. */
  children: readonly ReactElement[]
  /** How many cards are beside each other where there is room. @default 'one' */
  columns?: CardGroupColumns
  ref?: Ref<HTMLUListElement>
}

/** A list of cards of one kind in one frame, with lines between them. */
export function CardGroup({ columns = 'one', className, children, ...rest }: CardGroupProps) {
  return (
    <ul {...rest} className={cx(styles.root, styles.columns[columns], className)}>
      {children.map((card) => (
        <li key={card.key} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  )
}
