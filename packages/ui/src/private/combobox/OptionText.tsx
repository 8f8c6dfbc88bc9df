import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { Icon } from '../Icon.tsx'
import { splitMatches } from './textMatch.ts'
import * as styles from './OptionText.css.ts'

interface OptionTextProps {
  icon?: ReactNode
  /** A second line. */
  description?: ReactNode
  /** Stands at the end of the row. */
  end?: ReactNode
  /** Letters of it are marked in the text. */
  query?: string | undefined
  children: string
}

// Lines are seen apart; whoever hears them hears a pause.
const spokenComma = <VisuallyHidden>, </VisuallyHidden>

/** What stands in a row of a list: icon, words with the typed letters marked, second line, and something at the end. */
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
