import { cx } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info } from './icons/messageIcons.ts'
import type { FieldIds, FieldProps } from './Field.tsx'
import * as styles from './Field.css.ts'
import { Icon } from './Icon.tsx'
import { useHeldWhilePressed } from './useHeldWhilePressed.ts'

type Messages = Pick<FieldProps, 'note' | 'error'>

const areEqual = (one: Messages, other: Messages) =>
  one.error === other.error && one.note?.text === other.note?.text && one.note?.tone === other.note?.tone

/** The messages below a control: the note, then the error. They come and go after a press, so that they do not move what is pressed. */
export function FieldMessages({ ids, ...messages }: { ids: Pick<FieldIds, 'note' | 'error'> } & Messages) {
  const { note, error } = useHeldWhilePressed(messages, areEqual)
  return (
    <>
      {note ? (
        <div id={ids.note} className={cx(styles.message, styles.note[note.tone])}>
          <Icon size="small" className={styles.messageIcon}>
            {note.tone === 'success' ? <CircleCheck /> : <Info />}
          </Icon>
          {note.text}
        </div>
      ) : null}
      {error ? (
        <div id={ids.error} className={cx(styles.message, styles.error)}>
          <Icon size="small" className={styles.messageIcon}>
            <CircleAlert />
          </Icon>
          {error}
        </div>
      ) : null}
    </>
  )
}
