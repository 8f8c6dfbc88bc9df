import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './FullPageMessage.css.ts'

export interface FullPageMessageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** A drawing above the words; decoration. */
  illustration?: ReactNode
  /** The page's one title. */
  title: string
  description: ReactNode
  /** Where to go from here; one under the other on a phone. */
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The one thing that an otherwise empty page has to say, and the ways on. */
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
