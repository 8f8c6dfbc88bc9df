import { Dialog } from '@base-ui/react/dialog'
import { Field } from '@base-ui/react/field'
import buttonStyles from '../button/button.module.css'
import fieldStyles from '../textField/textField.module.css'
import styles from './dialog.module.css'

export const Part = () => (
  <Dialog.Root>
    <Dialog.Trigger className={buttonStyles.button}>Invite</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Backdrop className={styles.backdrop} />
      <Dialog.Popup className={styles.popup}>
        <Dialog.Title className={styles.title}>Invite a member</Dialog.Title>
        <Field.Root className={fieldStyles.field}>
          <Field.Label className={fieldStyles.label}>Email address</Field.Label>
          <Field.Control className={fieldStyles.input} />
        </Field.Root>
        <div className={styles.actions}>
          <Dialog.Close className={buttonStyles.button}>Done</Dialog.Close>
        </div>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
