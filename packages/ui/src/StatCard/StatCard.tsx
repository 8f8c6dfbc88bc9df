'use client'
import { cva, cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp, ArrowUpRight, Minus } from '../private/icons/arrowIcons.ts'
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
  /** Read out instead of the dash for a missing value. */
  none: string
  failed: string
  retry: string
}

export interface StatCardTrend {
  direction: 'up' | 'down' | 'same'
  /** The comparison as text: "up 12 % on last week". */
  label: string
  /** Whether the trend is positive, such as fewer accidents. Undefined is neutral. */
  good?: boolean
}

export interface StatCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Says what is counted. */
  label: string
  /** Shown before the label. */
  icon?: ReactNode
  /** The value. `null` and undefined show an em dash. */
  value?: ReactNode
  /** Alternative to `value`. */
  children?: ReactNode
  /** Shown small after the value, such as `/ 10`. */
  unit?: ReactNode
  /** The exact value if `value` is abbreviated, `₦1.2M`. Shown below it, and read out instead of it. */
  fullValue?: string
  /** A comparison with an earlier value. */
  trend?: StatCardTrend
  /** Makes the whole card a link. */
  href?: string
  /** One line, or a `Badge`, below the value. */
  hint?: ReactNode
  /** Spans two columns. */
  wide?: boolean
  /** The data is on its way: a skeleton keeps its place. */
  loading?: boolean
  /** Loading the value failed: `true`, or a message. The link remains. */
  error?: boolean | string
  /** Called when the user presses Retry. */
  onRetry?: () => void
  /** The retry is in progress. */
  retrying?: boolean
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<StatCardLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: StatCardLabels = { loading: 'Loading', none: 'Not available', failed: 'Could not load', retry: 'Retry' }

const trendStyle = cva(styles.trend, { variants: { tone: styles.trendTone } })
const root = cva(styles.root, { variants: { wide: { true: styles.wide }, linked: { true: styles.linked } } })

/** A metric in a `StatGroup`: label, value and a hint. */
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
  const valueId = useId()
  const mergedLabels = { ...defaultLabels, ...labels }
  const shownValue = value ?? children
  const failed = error !== false && error !== ''
  return (
    <div {...rest} className={root({ wide, linked: href !== undefined, className })}>
      <div className={styles.head}>
        {icon === undefined ? null : <Icon>{icon}</Icon>}
        {/* The link owns the value: one name, and the value is not read again after it. */}
        {href === undefined ? (
          <span className={styles.label}>{label}</span>
        ) : (
          <LinkComponent href={href} aria-owns={valueId} className={`${styles.label} ${styles.link}`}>
            {label}
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
            <Skeleton size="metric" width={wide ? 'long' : 'word'} />
          </div>
          <div className={styles.hint}>
            <Skeleton size="small" width="short" />
          </div>
        </>
      ) : failed ? (
        <>
          <div id={valueId} className={styles.value}>
            <span className={styles.failed}>{typeof error === 'string' ? error : mergedLabels.failed}</span>
          </div>
          <div className={styles.hint}>
            {onRetry === undefined ? (
              <>&nbsp;</>
            ) : (
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
          </div>
        </>
      ) : (
        <>
          <div
            id={valueId}
            role="presentation"
            className={cx(styles.value, href !== undefined && styles.selectable)}
            onClick={href === undefined ? undefined : forwardClickToLink}
          >
            {shownValue === undefined || shownValue === null ? (
              <span className={styles.none}>
                <span aria-hidden="true">—</span>
                <VisuallyHidden>{mergedLabels.none}</VisuallyHidden>
              </span>
            ) : (
              <>
                {fullValue === undefined ? (
                  shownValue
                ) : (
                  <>
                    <span aria-hidden="true">{shownValue}</span>
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

/** The value is above the link so that it can be selected. A click that selects nothing is forwarded to the link. */
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
