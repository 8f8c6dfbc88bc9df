import { useId, useState } from 'react'
import buttonStyles from '../button/button.module.css'
import fieldStyles from '../textField/textField.module.css'
import styles from './dialog.module.css'

export function Part() {
  const id = useId()
  const [phase, setPhase] = useState<'closed' | 'open' | 'closing'>('closed')
  return (
    <>
      <button type="button" className={buttonStyles.button} onClick={() => setPhase('open')}>
        Invite
      </button>
      {phase === 'closed' ? null : (
        <dialog
          ref={showModal}
          aria-labelledby={`${id}-title`}
          data-closing={phase === 'closing' || undefined}
          className={`${styles.popup} ${styles.native}`}
          onClose={() => setPhase('closed')}
          onAnimationEnd={() => {
            if (phase === 'closing') setPhase('closed')
          }}
        >
          <h2 id={`${id}-title`} className={styles.title}>
            Invite a member
          </h2>
          <div className={fieldStyles.field}>
            <label htmlFor={id} className={fieldStyles.label}>
              Email address
            </label>
            <input id={id} className={fieldStyles.input} />
          </div>
          <div className={styles.actions}>
            <button type="button" onClick={() => setPhase('closing')} className={buttonStyles.button}>
              Done
            </button>
          </div>
        </dialog>
      )}
    </>
  )
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()
