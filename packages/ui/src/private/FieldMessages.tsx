import { createElement } from 'react'
import { cx } from './cx.ts'
import { CircleAlert, CircleCheck, Info } from './icons/messageIcons.ts'
import type { FieldIds, FieldProps } from './Field.tsx'
import * as styles from './Field.css.ts'
import { useHeldWhilePressed } from './useHeldWhilePressed.ts'

type Messages = Pick<FieldProps, 'note' | 'error'>

const areEqual = (one: Messages, other: Messages) =>
  one.error === other.error && one.note?.text === other.note?.text && one.note?.tone === other.note?.tone

/** The messages below a control: the note, then the error. They come and go after a press, so that they do not move what is pressed. */
export function FieldMessages({ ids, ...messages }: { ids: Pick<FieldIds, 'note' | 'error'> } & Messages) {
  const { note, error } = useHeldWhilePressed(messages, areEqual)
  return (
    <>
      {note ? renderMessage(ids.note, note.tone, note.text) : null}
      {error ? renderMessage(ids.error, 'error', error) : null}
    </>
  )
}

const icons = { success: CircleCheck, info: Info, error: CircleAlert }

const renderMessage = (id: string | undefined, tone: keyof typeof icons, text: string) => (
  <div id={id} className={cx(styles.message, styles.tone[tone])}>
    {createElement(icons[tone], { className: styles.icon })}
    {text}
  </div>
)
