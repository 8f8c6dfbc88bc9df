'use client'
import type { MouseEvent, ReactNode } from 'react'
import { cx } from '../private/cx.ts'
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
  const sharedProps = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    className: cx(styles.step, current && styles.current, disabled && styles.off),
    children,
  }
  const handlePress = () => {
    if (!disabled && !current) onPageChange(page)
  }
  if (getHref && !disabled)
    return (
      <LinkComponent
        {...sharedProps}
        href={getHref(page)}
        onClick={(event: MouseEvent) => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) handlePress()
        }}
      />
    )
  // `aria-disabled` instead of `disabled`, so that the button keeps focus on the last page.
  return <button {...sharedProps} type="button" aria-disabled={disabled || undefined} onClick={handlePress} />
}
