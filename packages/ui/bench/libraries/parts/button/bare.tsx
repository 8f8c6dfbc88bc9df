import styles from './button.module.css'

export const Part = () => (
  <button type="button" className={styles.button}>
    Add vehicle
  </button>
)
