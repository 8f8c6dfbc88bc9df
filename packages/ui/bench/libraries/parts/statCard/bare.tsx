import styles from './statCard.module.css'

export const Part = () => (
  <div className={styles.card}>
    <p className={styles.label}>Vehicles</p>
    <p className={styles.value}>12</p>
    <p className={styles.hint}>2 more than last month</p>
  </div>
)
