import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './FullPageMessage.css.ts'

export interface FullPageMessageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** A decorative illustration above the text. */
  illustration?: ReactNode
  /** The level 1 heading of the page. */
  title: string
  /** What happened and what to do, in a sentence or two. */
  description: ReactNode
  /** Buttons and links, stacked on a phone. */
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A message that fills an otherwise empty page, such as "Page not found". */
export function FullPageMessage({ illustration, title, description, actions, className, ...rest }: FullPageMessageProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {illustration === undefined ? null : <div className={styles.illustration}>{illustration}</div>}
      <Heading level={1}>{title}</Heading>
      <p className={styles.text}>{description}</p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
