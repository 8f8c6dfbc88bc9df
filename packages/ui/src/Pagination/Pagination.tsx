'use client'
import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { pageSteps } from './pages.ts'
import * as styles from './Pagination.css.ts'

export interface PaginationLabels {
  /** Names the navigation, before the name of the list. */
  pagination: string
  previous: string
  next: string
  page: (page: number) => string
  /** For narrow places; without a count nobody knows how many there are. */
  pageOf: (page: number, count: number | undefined) => string
  /** Which rows are shown. */
  range: (from: number, to: number, total: number | undefined) => string
}

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What is turned over: "members". */
  label: string
  /** From 1; one beyond the end counts as the last. */
  page: number
  /** @default 10 */
  pageSize?: number
  /** How many rows there are; leave it out when nobody knows, and say `hasNext`. */
  total?: number
  /** Without a total: whether more follows. */
  hasNext?: boolean
  onPageChange?: (page: number) => void
  /** Makes the pages links; a plain press still calls `onPageChange`. */
  hrefFor?: (page: number) => string
  /** Pages offered on each side of the current one. @default 1 */
  siblings?: number
  labels?: Partial<PaginationLabels>
  ref?: Ref<HTMLElement>
}

const english: PaginationLabels = {
  pagination: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  pageOf: (page, count) => (count === undefined ? `Page ${page}` : `Page ${page} of ${count}`),
  range: (from, to, total) => (total === undefined ? `${from} to ${to}` : `${from} to ${to} of ${total}`),
}

/** Turns the pages of a list. With one page there is nothing to turn, and it is not there. */
export function Pagination({
  label,
  page,
  pageSize = 10,
  total,
  hasNext = false,
  onPageChange,
  hrefFor,
  siblings = 1,
  labels,
  className,
  ...rest
}: PaginationProps) {
  const words = { ...english, ...labels }
  const count = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize))
  const current = Math.max(1, Math.min(page, count ?? page))
  const isLast = count === undefined ? !hasNext : current === count
  if (count === undefined ? current === 1 && !hasNext : count === 1) return null

  const from = (current - 1) * pageSize + 1
  const to = Math.min(current * pageSize, total ?? current * pageSize)
  const step = { hrefFor, onPageChange }
  return (
    <nav aria-label={`${words.pagination}, ${label}`} {...rest} className={cx(styles.root, className)}>
      <p role="status" className={styles.range}>
        {words.range(from, to, total)}
      </p>
      <ul className={styles.steps}>
        <li>
          <Step {...step} page={current - 1} label={words.previous} disabled={current === 1}>
            <Icon className={styles.chevron}>
              <ChevronLeft />
            </Icon>
          </Step>
        </li>
        <li className={cx(styles.compact, count === undefined && styles.always)}>{words.pageOf(current, count)}</li>
        {pageSteps(current, count ?? 0, siblings).map((target, i) => (
          // A gap has no name of its own, but a place: before the current page or after it.
          <li key={target === 'gap' ? `gap ${i}` : target} className={styles.wide}>
            {target === 'gap' ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : (
              <Step {...step} page={target} label={words.page(target)} current={target === current}>
                {target}
              </Step>
            )}
          </li>
        ))}
        <li>
          <Step {...step} page={current + 1} label={words.next} disabled={isLast}>
            <Icon className={styles.chevron}>
              <ChevronRight />
            </Icon>
          </Step>
        </li>
      </ul>
    </nav>
  )
}

interface StepProps extends Pick<PaginationProps, 'hrefFor' | 'onPageChange'> {
  page: number
  label: string
  current?: boolean
  disabled?: boolean
  children: ReactNode
}

function Step({ page, label, current = false, disabled = false, hrefFor, onPageChange, children }: StepProps) {
  const LinkComponent = useLinkComponent()
  const look = { 'aria-label': label, className: cx(styles.step, current && styles.current, disabled && styles.off) }
  const turn = () => {
    if (!disabled && !current) onPageChange?.(page)
  }
  if (hrefFor && !disabled)
    return (
      <LinkComponent
        {...look}
        href={hrefFor(page)}
        aria-current={current ? 'page' : undefined}
        onClick={(event: MouseEvent) => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) turn()
        }}
      >
        {children}
      </LinkComponent>
    )
  // At the end of the list the button stays where it is, and keeps the focus of whoever came there with it.
  return (
    <button {...look} type="button" aria-current={current ? 'page' : undefined} aria-disabled={disabled ? true : undefined} onClick={turn}>
      {children}
    </button>
  )
}
