import { cva, cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './Waterfall.css.ts'

/** `total` is what is left. */
export type WaterfallTone = 'added' | 'removed' | 'total'

export interface WaterfallStep {
  id: string
  label: string
  /** The amount as it is read, such as `Money`. */
  value: ReactNode
  /** Where the bar begins and ends, on one scale from zero: 0 to 17,699,500, then 12,695,500 to 17,699,500. */
  from: number
  to: number
  tone: WaterfallTone
}

export interface WaterfallProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the chart: "From gross to net". */
  'aria-label': string
  /** The bars from the first amount to the last. */
  steps: readonly WaterfallStep[]
  ref?: Ref<HTMLDivElement>
}

const bar = cva(styles.bar, { variants: { tone: styles.tone } })

/** How an amount comes about: what is added, what is removed, and what is left. */
export function Waterfall({ steps, className, ...rest }: WaterfallProps) {
  const most = Math.max(1, ...steps.flatMap(({ from, to }) => [from, to]))
  return (
    <div role="group" {...rest} className={cx(styles.root, className)}>
      <dl className={styles.list}>
        {steps.map(({ id, label, value, from, to, tone }) => (
          <div key={id} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.content}>
              <svg aria-hidden="true" focusable="false" viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.plot}>
                <rect
                  x={(Math.min(from, to) / most) * 100}
                  width={Math.max(Math.abs(to - from) / most, 0) * 100}
                  height={8}
                  className={bar({ tone })}
                />
              </svg>
              <span className={styles.value}>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
