import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { Icon } from '../Icon.tsx'
import { splitMatches } from './textMatch.ts'
import * as styles from './OptionText.css.ts'

interface OptionTextProps {
  icon?: ReactNode
  /** A second line. */
  description?: ReactNode
  /** Shown at the end of the row. */
  end?: ReactNode
  /** Text to mark in the label. */
  query?: string | undefined
  children: string
}

// Screen readers pause between the lines.
const spokenComma = <VisuallyHidden>, </VisuallyHidden>

/** The content of an option: icon, label with matches marked, description, and an element at the end. */
export function OptionText({ icon, description, end, query = '', children }: OptionTextProps) {
  return (
    <>
      {icon === undefined ? null : <Icon className={styles.icon}>{icon}</Icon>}
      <span className={styles.words}>
        <span className={styles.line}>
          {query === ''
            ? children
            : splitMatches(children, query).map(({ text, isMatch }, index) =>
                isMatch ? (
                  <span key={index} className={styles.match}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
        </span>{' '}
        {description === undefined ? null : (
          <span className={cx(styles.line, styles.second)}>
            {spokenComma}
            {description}
          </span>
        )}
      </span>{' '}
      {end === undefined ? null : (
        <span className={styles.end}>
          {spokenComma}
          {end}
        </span>
      )}
    </>
  )
}
