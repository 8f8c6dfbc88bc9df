'use client'
import { useEffect, useId, useRef, type HTMLAttributes, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { toElementType } from '../private/toElementType.ts'
import { Icon } from '../private/Icon.tsx'
import { TriangleAlert } from '../private/icons/messageIcons.ts'
import * as styles from './ErrorSummary.css.ts'
import { focusField } from './focusField.ts'

export interface ErrorSummaryItem {
  /** The id or name of the control; without it the message is about the whole form. */
  field?: string
  /** The same message as below the field. */
  message: string
}

export interface ErrorSummaryLabels {
  one: string
  /** `#` is replaced with the number of errors. */
  many: string
}

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'> {
  /** In the order of the fields. Renders nothing if empty. */
  errors: readonly ErrorSummaryItem[]
  /** Number of failed submits: when it changes, the heading gets focus again. @default 1 */
  submitCount?: number
  /** The heading level of the summary. @default 2 */
  level?: 2 | 3
  /** The words that the component brings itself, such as for another language. @default { one: 'One answer needs a correction', many: '# answers need a correction' } */
  labels?: Partial<ErrorSummaryLabels>
  ref?: Ref<HTMLElement>
}

const defaultLabels: ErrorSummaryLabels = { one: 'One answer needs a correction', many: '# answers need a correction' }

/** The errors of a submitted form as links to the fields. Place it above the form; it takes focus when it appears. */
export function ErrorSummary({ errors, submitCount = 1, level = 2, labels, className, ...rest }: ErrorSummaryProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const hasErrors = errors.length > 0
  const Heading = toElementType(`h${level}`)

  useEffect(() => {
    // Only when it appears and on each failed submit, not while errors are being fixed.
    if (hasErrors) title.current?.focus()
  }, [hasErrors, submitCount])

  if (!hasErrors) return null
  return (
    <section aria-labelledby={titleId} {...rest} className={cx(styles.root, className)}>
      <Icon className={styles.icon}>
        <TriangleAlert />
      </Icon>
      <div className={styles.content}>
        <Heading ref={title} id={titleId} tabIndex={-1} className={styles.title}>
          {errors.length === 1 ? mergedLabels.one : mergedLabels.many.replace('#', String(errors.length))}
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field === undefined ? (
                message
              ) : (
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    // Keeps the URL: a hash would add a history entry.
                    if (focusField(field, event.currentTarget)) event.preventDefault()
                  }}
                  className={styles.link}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
