'use client'
import { cx } from 'class-variance-authority'
import { useEffect, type RefObject } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './FieldCount.css.ts'
import { useIdleText } from './useIdleText.ts'

/** The words of a counter; `#` stands for the number. */
export interface CountLabels {
  limit: string
  left: string
  over: string
}

export const countWords: CountLabels = { limit: 'At most # characters', left: 'Characters left: #', over: 'Characters too many: #' }

const say = (words: string, number: number) => words.replace('#', String(number))

interface Count {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  text: string
  maxLength: number | undefined
  words: CountLabels
}

/** How much room is left. What is too much stays, and is said to be too much. */
export function useCount({ control, text, maxLength, words }: Count) {
  const left = maxLength === undefined ? 0 : maxLength - text.length
  const isOver = left < 0
  const count = maxLength === undefined ? undefined : isOver ? say(words.over, -left) : say(words.left, left)
  const wrong = isOver ? count : ''
  // A form that lets the browser judge does not send what is too long.
  useEffect(() => {
    if (maxLength !== undefined) control.current?.setCustomValidity(wrong ?? '')
  }, [control, maxLength, wrong])
  return { isOver, count, limit: maxLength === undefined ? undefined : say(words.limit, maxLength) }
}

interface FieldCountProps {
  /** Of the sentence that describes the control. */
  id: string
  count: ReturnType<typeof useCount>
  isShown: boolean
}

/** The counter under a field: seen at every key, heard once typing has paused. */
export function FieldCount({ id, count: { count, limit, isOver }, isShown }: FieldCountProps) {
  const said = useIdleText(count)
  if (limit === undefined) return null
  return (
    <>
      <VisuallyHidden id={id}>{limit}</VisuallyHidden>
      {isShown || isOver ? (
        <div aria-hidden="true" className={cx(styles.counter, isOver && styles.over)}>
          {count}
        </div>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
