import { useEffect, useRef, useState } from 'react'
import buttonStyles from '../button/button.module.css'
import styles from './table.module.css'
import { pageSize, trips } from './trips.ts'

const pageCount = Math.ceil(trips.length / pageSize)

export function Part() {
  const [page, setPage] = useState(0)
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    table.current?.scrollIntoView()
  }, [page])
  return (
    <>
      <table ref={table} className={styles.table}>
        <caption>Trips</caption>
        <thead>
          <tr>
            {['Trip', 'Plate', 'Riders', 'Amount'].map((header) => (
              <th key={header} scope="col" className={styles.cell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trips.slice(page * pageSize, (page + 1) * pageSize).map((trip) => (
            <tr key={trip.id}>
              <td className={styles.cell}>{trip.id}</td>
              <td className={styles.cell}>{trip.plate}</td>
              <td className={styles.cell}>{trip.riders}</td>
              <td className={styles.cell}>{trip.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <nav aria-label="Pages" className={styles.pages}>
        <button
          type="button"
          className={buttonStyles.button}
          aria-label="Previous page"
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        >
          ‹
        </button>
        Page {page + 1} of {pageCount}
        <button
          type="button"
          className={buttonStyles.button}
          aria-label="Next page"
          disabled={page === pageCount - 1}
          onClick={() => setPage(page + 1)}
        >
          ›
        </button>
      </nav>
    </>
  )
}
