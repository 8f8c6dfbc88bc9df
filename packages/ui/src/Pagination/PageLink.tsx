'use client'
import { cx } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import * as styles from './Pagination.css.ts'

interface PageLinkProps {
  page: number
  label: string
  current?: boolean
  disabled?: boolean
  getHref: ((page: number) => string) | undefined
  onPageChange: (page: number) => void
  children: ReactNode
}

/** A link to a page, or a button if pages have no URL. */
export function PageLink({ page, label, current = false, disabled = false, getHref, onPageChange, children }: PageLinkProps) {
  const LinkComponent = useLinkComponent()
  const look = { 'aria-label': label, className: cx(styles.step, current && styles.current, disabled && styles.off) }
  const turn = () => {
    if (!disabled && !current) onPageChange(page)
  }
  if (getHref && !disabled)
    return (
      <LinkComponent
        {...look}
        href={getHref(page)}
        aria-current={current ? 'page' : undefined}
        onClick={(event: MouseEvent) => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) turn()
        }}
      >
        {children}
      </LinkComponent>
    )
  // `aria-disabled` instead of `disabled`, so that the button keeps focus on the last page.
  return (
    <button {...look} type="button" aria-current={current ? 'page' : undefined} aria-disabled={disabled ? true : undefined} onClick={turn}>
      {children}
    </button>
  )
}
