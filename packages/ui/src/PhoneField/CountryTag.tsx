import * as styles from './CountryTag.css.ts'

/** The two-letter code of a country in a frame. Flags would need an image each: Windows has no flag emoji. */
export function CountryTag({ country }: { country: string }) {
  return (
    <span aria-hidden="true" translate="no" className={styles.root}>
      {country}
    </span>
  )
}
