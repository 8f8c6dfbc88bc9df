'use client'
import { cva } from 'class-variance-authority'
import { ArrowUpRight } from '../private/icons.ts'
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { passFocusOn } from '../private/passFocusOn.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './StatCard.css.ts'

export interface StatCardLabels {
  loading: string
  /** Said instead of the dash of a figure that does not exist. */
  none: string
  failed: string
  retry: string
}

export interface StatCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  label: string
  icon?: ReactNode
  /** The figure. Without one, or with `null`, an em dash stands there. */
  value?: ReactNode
  /** Another way to give the figure. */
  children?: ReactNode
  /** Stands small after the figure, such as `/ 10`. */
  unit?: ReactNode
  /** Where the whole cell leads. */
  href?: string
  /** One line, or a `Badge`, under the figure. */
  hint?: ReactNode
  /** Takes two columns. */
  wide?: boolean
  loading?: boolean
  /** The figure could not be fetched: `true`, or the reason. The link stays. */
  error?: boolean | string
  onRetry?: () => void
  /** The retry is under way. */
  retrying?: boolean
  labels?: Partial<StatCardLabels>
  ref?: Ref<HTMLDivElement>
}

const english: StatCardLabels = { loading: 'Loading', none: 'Not available', failed: 'Could not load', retry: 'Retry' }

const root = cva(styles.root, { variants: { wide: { true: styles.wide }, linked: { true: styles.linked } } })

/** One figure of a `StatBoard`: its label, the figure, and one line that explains it. */
export function StatCard({
  label,
  icon,
  value,
  children,
  unit,
  href,
  hint,
  wide = false,
  loading = false,
  error = false,
  onRetry,
  retrying,
  labels,
  className,
  ...rest
}: StatCardProps) {
  const LinkComponent = useLinkComponent()
  const labelId = useId()
  const valueId = useId()
  const words = { ...english, ...labels }
  const shown = value ?? children
  const failed = error !== false && error !== ''
  return (
    <div {...rest} className={root({ wide, linked: href !== undefined, className })}>
      <div className={styles.head}>
        {icon === undefined ? null : <Icon>{icon}</Icon>}
        {href === undefined ? (
          <span id={labelId} className={styles.label}>
            {label}
          </span>
        ) : (
          <LinkComponent href={href} aria-labelledby={`${labelId} ${valueId}`} className={`${styles.label} ${styles.link}`}>
            <span id={labelId}>{label}</span>
          </LinkComponent>
        )}
        {href === undefined || loading ? null : (
          <Icon size="small" className={styles.arrow}>
            <ArrowUpRight />
          </Icon>
        )}
      </div>
      {loading ? (
        <>
          <div className={styles.figure}>
            <VisuallyHidden id={valueId}>{words.loading}</VisuallyHidden>
            <Skeleton size="figure" width={wide ? 'long' : 'word'} />
          </div>
          <div className={styles.hint}>
            <Skeleton size="small" width="short" />
          </div>
        </>
      ) : failed ? (
        <>
          <div id={valueId} className={styles.failed}>
            {typeof error === 'string' ? error : words.failed}
          </div>
          {onRetry === undefined ? null : (
            <Button
              ref={passFocusOn}
              variant="quiet"
              size="small"
              pending={retrying}
              onClick={() => onRetry()}
              aria-label={`${words.retry}: ${label}`}
              className={styles.retry}
            >
              {words.retry}
            </Button>
          )}
        </>
      ) : (
        <>
          <div id={valueId} className={styles.figure}>
            {shown === undefined || shown === null ? (
              <span className={styles.none}>
                <span aria-hidden="true">—</span>
                <VisuallyHidden>{words.none}</VisuallyHidden>
              </span>
            ) : (
              <>
                {shown}
                {unit === undefined ? null : <span className={styles.unit}> {unit}</span>}
              </>
            )}
          </div>
          {hint === undefined ? null : <div className={styles.hint}>{hint}</div>}
        </>
      )}
    </div>
  )
}
