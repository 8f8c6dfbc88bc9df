import { cx } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info } from './icons.ts'
import type { FieldIds, FieldProps } from './Field.tsx'
import * as styles from './Field.css.ts'
import { Icon } from './Icon.tsx'

/** The messages below a control: the note, then the error. */
export function FieldMessages({ ids, note, error }: { ids: Pick<FieldIds, 'note' | 'error'> } & Pick<FieldProps, 'note' | 'error'>) {
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
