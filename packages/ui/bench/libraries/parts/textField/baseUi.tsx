import { Field } from '@base-ui/react/field'
import styles from './textField.module.css'

export const Part = () => (
  <Field.Root invalid className={styles.field}>
    <Field.Label className={styles.label}>Email address</Field.Label>
    <Field.Control className={styles.input} />
    <Field.Error match className={styles.error}>
      Invalid email
    </Field.Error>
  </Field.Root>
)
