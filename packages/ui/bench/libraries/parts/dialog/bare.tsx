import { useId, useState } from 'react'
import buttonStyles from '../button/button.module.css'
import fieldStyles from '../textField/textField.module.css'
import styles from './dialog.module.css'

export function Part() {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyles.button} onClick={() => setOpen(true)}>
        Invite
      </button>
      {open ? (
        <dialog ref={showModal} aria-labelledby={`${id}-title`} className={styles.popup} onClose={() => setOpen(false)}>
          <h2 id={`${id}-title`} className={styles.title}>
            Invite a member
          </h2>
          <div className={fieldStyles.field}>
            <label htmlFor={id} className={fieldStyles.label}>
              Email address
            </label>
            <input id={id} className={fieldStyles.input} />
          </div>
          <form method="dialog" className={styles.actions}>
            <button className={buttonStyles.button}>Done</button>
          </form>
        </dialog>
      ) : null}
    </>
  )
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()
