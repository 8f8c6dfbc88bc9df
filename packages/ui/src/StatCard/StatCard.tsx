'use client'
import { cva, cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp, ArrowUpRight, Minus } from '../private/icons.ts'
import { useId, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { moveFocusOnUnmount } from '../private/moveFocusOnUnmount.ts'
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

export interface StatCardTrend {
  direction: 'up' | 'down' | 'same'
  /** The comparison in words: "up 12 % on last week". */
  label: string
  /** Whether that is welcome: fewer accidents are. Without it the trend is neutral. */
  good?: boolean
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
  /** The exact figure where `value` is a short one, `₦1.2M`: it is printed under it, and heard instead of it. */
  fullValue?: string
  /** The figure beside an earlier one. */
  trend?: StatCardTrend
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

const defaultLabels: StatCardLabels = { loading: 'Loading', none: 'Not available', failed: 'Could not load', retry: 'Retry' }

const trendStyle = cva(styles.trend, { variants: { tone: styles.trendTone } })
const root = cva(styles.root, { variants: { wide: { true: styles.wide }, linked: { true: styles.linked } } })

/** One figure of a `StatGroup`: its label, the figure, and one line that explains it. */
export function StatCard({
  label,
  icon,
  value,
  children,
  unit,
  fullValue,
  trend,
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
  const mergedLabels = { ...defaultLabels, ...labels }
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
          <div className={styles.value}>
            <VisuallyHidden id={valueId}>{mergedLabels.loading}</VisuallyHidden>
            <Skeleton size="figure" width={wide ? 'long' : 'word'} />
          </div>
          <div className={styles.hint}>
            <Skeleton size="small" width="short" />
          </div>
        </>
      ) : failed ? (
        <>
          <div id={valueId} className={styles.failed}>
            {typeof error === 'string' ? error : mergedLabels.failed}
          </div>
          {onRetry === undefined ? null : (
            <Button
              ref={moveFocusOnUnmount}
              variant="quiet"
              size="small"
              pending={retrying}
              onClick={() => onRetry()}
              aria-label={`${mergedLabels.retry}: ${label}`}
              className={styles.retry}
            >
              {mergedLabels.retry}
            </Button>
          )}
        </>
      ) : (
        <>
          <div
            id={valueId}
            role="presentation"
            className={cx(styles.value, href !== undefined && styles.selectable)}
            onClick={href === undefined ? undefined : forwardClickToLink}
          >
            {shown === undefined || shown === null ? (
              <span className={styles.none}>
                <span aria-hidden="true">—</span>
                <VisuallyHidden>{mergedLabels.none}</VisuallyHidden>
              </span>
            ) : (
              <>
                {fullValue === undefined ? (
                  shown
                ) : (
                  <>
                    <span aria-hidden="true">{shown}</span>
                    <VisuallyHidden>{fullValue}</VisuallyHidden>
                  </>
                )}
                {unit === undefined ? null : <span className={styles.unit}> {unit}</span>}
              </>
            )}
          </div>
          {fullValue === undefined ? null : (
            <div aria-hidden="true" className={styles.full}>
              {fullValue}
            </div>
          )}
          {trend === undefined ? null : <Trend {...trend} />}
          {hint === undefined ? null : <div className={styles.hint}>{hint}</div>}
        </>
      )}
    </div>
  )
}

/** The figure can be selected, so it stands above the link's area; a press on it that selects nothing goes to the link. */
function forwardClickToLink(event: MouseEvent<HTMLElement>) {
  if (event.defaultPrevented || (event.target instanceof Element && event.target.closest('a, button, input, select'))) return
  if (window.getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  event.currentTarget.parentElement
    ?.querySelector('a')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
}

const arrows = { up: <ArrowUp />, down: <ArrowDown />, same: <Minus /> }

function Trend({ direction, label, good }: StatCardTrend) {
  return (
    <div className={trendStyle({ tone: good === undefined ? 'neutral' : good ? 'good' : 'bad' })}>
      <Icon size="small">{arrows[direction]}</Icon>
      <span>{label}</span>
    </div>
  )
}
