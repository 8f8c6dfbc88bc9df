'use client'
import { useEffect, type RefObject } from 'react'
import { cx } from './cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CharacterCount.css.ts'
import { useDebouncedText } from './useDebouncedText.ts'

/** Labels of the counter; `#` is replaced by the number. */
export interface CharacterCountLabels {
  limit: string
  left: string
  over: string
}

export const defaultCharacterCountLabels: CharacterCountLabels = {
  limit: 'At most # characters',
  left: 'Characters left: #',
  over: 'Characters too many: #',
}

const formatLabel = (label: string, number: number) => label.replace('#', String(number))

interface CharacterCountOptions {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  text: string
  maxLength: number | undefined
  labels: CharacterCountLabels
}

/** Counts the remaining characters. Excess text stays and is an error. */
export function useCharacterCount({ control, text, maxLength, labels }: CharacterCountOptions) {
  const remaining = maxLength === undefined ? 0 : maxLength - text.length
  const isOver = remaining < 0
  const count = maxLength === undefined ? undefined : isOver ? formatLabel(labels.over, -remaining) : formatLabel(labels.left, remaining)
  const errorMessage = isOver ? count : ''
  // Native form validation must also reject text that is too long.
  useEffect(() => {
    if (maxLength !== undefined) control.current?.setCustomValidity(errorMessage ?? '')
  }, [control, maxLength, errorMessage])
  return { isOver, count, limit: maxLength === undefined ? undefined : formatLabel(labels.limit, maxLength) }
}

interface CharacterCountProps {
  /** The id of the description for `aria-describedby`. */
  id: string
  count: ReturnType<typeof useCharacterCount>
  isShown: boolean
}

/** The character counter below a field. Updates with each keystroke; announced when typing pauses. */
export function CharacterCount({ id, count: { count, limit, isOver }, isShown }: CharacterCountProps) {
  const announcement = useDebouncedText(count)
  if (limit === undefined) return null
  return (
    <>
      <VisuallyHidden id={id}>{limit}</VisuallyHidden>
      {isShown || isOver ? (
        <div aria-hidden="true" className={cx(styles.counter, isOver && styles.over)}>
          {count}
        </div>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
