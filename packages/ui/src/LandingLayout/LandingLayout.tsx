import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './LandingLayout.css.ts'

/** What the product promises: a few words, and one sentence. */
export interface LandingPromise {
  title: string
  text: string
}

export interface LandingLayoutProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  brand: ReactNode
  /** At the end of the head, such as a link to help. */
  headEnd?: ReactNode
  title: string
  /** Ends the sentence that the title begins; its first letter is shown as a capital. */
  lead: string
  actions: ReactNode
  /** Shown from the laptop breakpoint. */
  promises?: readonly LandingPromise[]
  /** A drawing that fills the rest of the page; decoration. */
  art: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The front door: one dark page with one sentence, one or two ways in, and a picture. */
export function LandingLayout({ brand, headEnd, title, lead, actions, promises = [], art, className, ...rest }: LandingLayoutProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <header className={styles.head}>
        {brand}
        {headEnd}
      </header>
      <div className={styles.art}>
        <div className={styles.picture}>{art}</div>
      </div>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.promises}>
          {promises.map((promise) => (
            <section key={promise.title} className={styles.promise}>
              <h2 className={styles.promiseTitle}>{promise.title}</h2>
              <p className={styles.promiseText}>{promise.text}</p>
            </section>
          ))}
        </div>
      </main>
    </div>
  )
}
