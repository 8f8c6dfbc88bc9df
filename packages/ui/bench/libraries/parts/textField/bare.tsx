import { useId } from 'react'
import styles from './textField.module.css'

export function Part() {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Email address
      </label>
      <input id={id} aria-invalid aria-describedby={`${id}-error`} className={styles.input} />
      <p id={`${id}-error`} className={styles.error}>
        Invalid email
      </p>
    </div>
  )
}
