import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './PageMessage.css.ts'

export interface PageMessageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** A drawing above the words; decoration. */
  art?: ReactNode
  /** The page's one title. */
  title: string
  description: ReactNode
  /** Where to go from here; one under the other on a phone. */
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The one thing that an otherwise empty page has to say, and the ways on. */
export function PageMessage({ art, title, description, actions, className, ...rest }: PageMessageProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {art === undefined ? null : <div className={styles.art}>{art}</div>}
      <Heading level={1}>{title}</Heading>
      <p className={styles.text}>{description}</p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
