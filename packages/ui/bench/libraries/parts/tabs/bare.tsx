import { useId, useState } from 'react'
import styles from './tabs.module.css'
import { tabs } from './trip.ts'

export function Part() {
  const id = useId()
  const [shown, setShown] = useState(0)
  return (
    <>
      <div role="tablist" aria-label="Trip" className={styles.list}>
        {tabs.map((label, at) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-selected={shown === at}
            aria-controls={`${id}-panel`}
            tabIndex={shown === at ? 0 : -1}
            onClick={() => setShown(at)}
            className={styles.tab}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${shown}`} className={styles.panel}>
        <p>{tabs[shown]} of the trip</p>
      </div>
    </>
  )
}
