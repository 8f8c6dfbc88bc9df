import { AlertDialog } from '@base-ui/react/alert-dialog'
import buttonStyles from '../button/button.module.css'
import styles from '../dialog/dialog.module.css'

export const Part = () => (
  <AlertDialog.Root>
    <AlertDialog.Trigger className={buttonStyles.button}>Remove</AlertDialog.Trigger>
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className={styles.backdrop} />
      <AlertDialog.Popup className={styles.popup}>
        <AlertDialog.Title className={styles.title}>Remove this vehicle?</AlertDialog.Title>
        <AlertDialog.Description className={styles.text}>Its trips stay.</AlertDialog.Description>
        <div className={styles.actions}>
          <AlertDialog.Close className={buttonStyles.button}>Cancel</AlertDialog.Close>
          <AlertDialog.Close className={buttonStyles.button}>Remove</AlertDialog.Close>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  </AlertDialog.Root>
)
