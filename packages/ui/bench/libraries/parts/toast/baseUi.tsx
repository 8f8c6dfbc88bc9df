import { Toast } from '@base-ui/react/toast'
import styles from './toast.module.css'

export const Part = () => (
  <Toast.Provider>
    <Saver />
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport}>
        <ToastList />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
)

function Saver() {
  const toasts = Toast.useToastManager()
  return (
    <button type="button" onClick={() => toasts.add({ title: 'Vehicle saved' })}>
      Save
    </button>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.title} />
        <Toast.Close aria-label="Dismiss" className={styles.close}>
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
