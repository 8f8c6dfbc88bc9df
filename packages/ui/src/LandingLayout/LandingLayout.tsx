import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './LandingLayout.css.ts'

/** A benefit of the product: a short title and one sentence. */
export interface LandingBenefit {
  title: string
  text: string
}

export interface LandingLayoutProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** The logo at the start of the header. */
  brand: ReactNode
  /** At the end of the header, such as a link to help. */
  headerEnd?: ReactNode
  /** The main heading. */
  title: string
  /** Completes the sentence of the title; its first letter is shown as a capital. */
  description: string
  /** What to do next, below the text. */
  actions: ReactNode
  /** Shown from the laptop breakpoint. */
  benefits?: readonly LandingBenefit[]
  /** A decorative picture that fills the rest of the page. */
  illustration: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The entry page: a dark page with one sentence, one or two actions and an illustration. */
export function LandingLayout({
  brand,
  headerEnd,
  title,
  description,
  actions,
  benefits = [],
  illustration,
  className,
  ...rest
}: LandingLayoutProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <header className={styles.header}>
        {brand}
        {headerEnd}
      </header>
      <div className={styles.illustration}>
        <div className={styles.illustrationBox}>{illustration}</div>
      </div>
      <main className={styles.main}>
        <div className={styles.intro}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.description}>{description}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.benefits}>
          {benefits.map((benefit) => (
            <section key={benefit.title} className={styles.benefit}>
              <h2 className={styles.benefitTitle}>{benefit.title}</h2>
              <p className={styles.benefitText}>{benefit.text}</p>
            </section>
          ))}
        </div>
      </main>
    </div>
  )
}
