'use client'
import { cva } from 'class-variance-authority'
import { useId } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { safeRel } from '../Link/linkTarget.ts'
import { Icon } from '../private/Icon.tsx'
import { isSamePage, findCurrentLink } from '../private/currentLink.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { SidebarItem, SidebarSection } from './Sidebar.tsx'
import * as styles from './SidebarNav.css.ts'

const item = cva(styles.item, {
  variants: { place: styles.height, collapsed: { true: styles.itemCollapsed }, current: { true: styles.current } },
})

interface SidebarNavProps {
  sections: readonly SidebarSection[]
  currentHref: string
  collapsed: boolean
  /** Touch rows are taller. */
  place: 'desktop' | 'phone'
  label: string
  newTabLabel: string
  onNavigate?: (() => void) | undefined
}

/** The menu items in sections. When collapsed, headings become dividers and labels become tooltips. */
export function SidebarNav({ sections, currentHref, collapsed, place, label, newTabLabel, onNavigate }: SidebarNavProps) {
  const id = useId()
  const current = findCurrentLink(
    sections.flatMap(({ items }) => items),
    currentHref,
  )
  return (
    <nav aria-label={label}>
      {sections.map((section, index) => (
        <div key={section.label}>
          <div id={`${id}-${index}`} className={collapsed ? undefined : styles.heading}>
            {collapsed ? <VisuallyHidden>{section.label}</VisuallyHidden> : section.label}
          </div>
          {collapsed && index > 0 ? <div className={styles.rule} /> : null}
          <ul aria-labelledby={`${id}-${index}`} className={styles.list}>
            {section.items.map((entry) => (
              <li key={entry.href} className={styles.row}>
                <NavItem
                  entry={entry}
                  current={entry === current}
                  exact={isSamePage(entry.href, currentHref)}
                  collapsed={collapsed}
                  place={place}
                  newTabLabel={newTabLabel}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface NavItemProps extends Pick<SidebarNavProps, 'collapsed' | 'place' | 'newTabLabel' | 'onNavigate'> {
  entry: SidebarItem
  current: boolean
  exact: boolean
}

function NavItem({ entry, current, exact, collapsed, place, newTabLabel, onNavigate }: NavItemProps) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent
      href={entry.href}
      target={entry.target}
      rel={entry.target && safeRel}
      aria-current={current ? (exact ? 'page' : true) : undefined}
      className={item({ place, collapsed, current })}
      onClick={onNavigate}
      // The tooltip only repeats the accessible name.
      data-tip={collapsed ? entry.label : undefined}
    >
      <Icon>{entry.icon}</Icon>
      {collapsed ? <VisuallyHidden>{entry.label}</VisuallyHidden> : <span className={styles.label}>{entry.label}</span>}
      {entry.badge === undefined ? null : collapsed ? (
        <>
          <VisuallyHidden> {entry.badge}</VisuallyHidden>
          <span aria-hidden="true" className={styles.badgeDot} />
        </>
      ) : (
        <>
          {' '}
          <span className={styles.badge}>{entry.badge}</span>
        </>
      )}
      {entry.target === undefined ? null : <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
    </LinkComponent>
  )
}
