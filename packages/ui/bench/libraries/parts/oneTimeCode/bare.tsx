import { useId, useState } from 'react'
import styles from './oneTimeCode.module.css'

/** One transparent input above four boxes. */
export function Part() {
  const id = useId()
  const [code, setCode] = useState('')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Code
      </label>
      <div className={styles.boxes}>
        <input
          id={id}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={4}
          value={code}
          onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
          className={styles.over}
        />
        {Array.from({ length: 4 }, (_, at) => (
          <div key={at} aria-hidden="true" className={styles.box}>
            {code[at]}
          </div>
        ))}
      </div>
    </div>
  )
}
