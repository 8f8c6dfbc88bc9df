import { cva, cx } from 'class-variance-authority'
import { useId, type ProgressHTMLAttributes, type Ref } from 'react'
import * as styles from './Progress.css.ts'

export type ProgressTone = 'brand' | 'success' | 'warning' | 'danger'

export interface ProgressProps extends Omit<ProgressHTMLAttributes<HTMLProgressElement>, 'value' | 'max' | 'children'> {
  /** What is in progress: "Uploading Hackney permit". */
  label: string
  /** Hides the label visually. */
  labelHidden?: boolean
  /** The current value; without it the progress is indeterminate. */
  value?: number
  /** The value that is complete. @default 100 */
  max?: number
  /** The value as text. @default the rounded down percentage, '40%' */
  valueText?: string
  /** Shows the value text next to the label. */
  showValue?: boolean
  /** `success` when complete, `warning` when waiting, `danger` when failed. @default 'brand' */
  tone?: ProgressTone
  ref?: Ref<HTMLProgressElement>
}

const bar = cva(styles.bar, { variants: { tone: styles.tone } })

/** A progress bar. `id`, `data-*`, `aria-*` and the ref go to the bar. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  showValue = false,
  tone = 'brand',
  className,
  style,
  ...rest
}: ProgressProps) {
  const labelId = useId()
  const clampedValue = value === undefined ? undefined : Math.min(Math.max(value, 0), max)
  const text = clampedValue === undefined ? undefined : (valueText ?? `${Math.floor((clampedValue / max) * 100)}%`)
  return (
    <div className={cx(styles.root, className)} style={style}>
      {labelHidden && !showValue ? null : (
        <div className={styles.head}>
          {labelHidden ? null : (
            <span id={labelId} className={styles.label}>
              {label}
            </span>
          )}
          {showValue && text !== undefined ? (
            <span aria-hidden="true" className={styles.value}>
              {text}
            </span>
          ) : null}
        </div>
      )}
      <progress
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : labelId}
        aria-valuetext={text}
        {...rest}
        {...(clampedValue === undefined ? {} : { value: clampedValue })}
        max={max}
        className={bar({ tone })}
      />
    </div>
  )
}
