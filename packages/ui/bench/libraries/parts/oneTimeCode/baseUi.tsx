import { OTPField } from '@base-ui/react/otp-field'
import { useId } from 'react'
import styles from './oneTimeCode.module.css'

export function Part() {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Code
      </label>
      <OTPField.Root id={id} length={4} className={styles.boxes}>
        {Array.from({ length: 4 }, (_, at) => (
          <OTPField.Input key={at} aria-label={at === 0 ? undefined : `Character ${at + 1} of 4`} className={styles.box} />
        ))}
      </OTPField.Root>
    </div>
  )
}
