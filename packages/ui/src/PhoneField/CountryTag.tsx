import * as styles from './CountryTag.css.ts'

/** The letters of a country, in the frame of a plate. Flags would be another picture for each, and are no text on Windows. */
export function CountryTag({ country }: { country: string }) {
  return (
    <span aria-hidden="true" translate="no" className={styles.root}>
      {country}
    </span>
  )
}
