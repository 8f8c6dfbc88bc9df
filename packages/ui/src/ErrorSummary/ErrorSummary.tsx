'use client'
import { cx } from 'class-variance-authority'
import { useEffect, useId, useRef, type HTMLAttributes, type Ref } from 'react'
import { toElementType } from '../private/elementType.ts'
import { Icon } from '../private/Icon.tsx'
import { TriangleAlert } from '../private/icons.ts'
import * as styles from './ErrorSummary.css.ts'
import { focusField } from './focusField.ts'

export interface ErrorSummaryItem {
  /** The id of the control, or the name under which its value is sent; without one the message stands for the whole form. */
  field?: string
  /** What is wrong, in the words that stand under the field. */
  message: string
}

export interface ErrorSummaryLabels {
  one: string
  /** `#` stands for the number. */
  many: string
}

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'> {
  /** In the order of the fields on the page. Without any there is no summary. */
  errors: readonly ErrorSummaryItem[]
  /** How often the form was sent in vain: with each new number the heading takes the focus again. @default 1 */
  submitCount?: number
  /** @default 2 */
  level?: 2 | 3
  /** @default { one: 'One answer needs a correction', many: '# answers need a correction' } */
  labels?: Partial<ErrorSummaryLabels>
  ref?: Ref<HTMLElement>
}

const defaultLabels: ErrorSummaryLabels = { one: 'One answer needs a correction', many: '# answers need a correction' }

/** What is wrong with a form that was sent, as links that lead to the fields. Stands at the head of the form and takes the focus. */
export function ErrorSummary({ errors, submitCount = 1, level = 2, labels, className, ...rest }: ErrorSummaryProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const hasErrors = errors.length > 0
  const Heading = toElementType(`h${level}`)

  useEffect(() => {
    // Not while somebody corrects one after the other: only when it comes, and when the form was sent again.
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
                    // The address stays: a hash in it would be a page of its own for the back button.
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
