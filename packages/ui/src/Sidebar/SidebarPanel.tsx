'use client'
import { cx } from 'class-variance-authority'
import { LogOut } from '../private/icons.ts'
import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Sidebar.css.ts'
import type { SidebarBrand, SidebarLabels, SidebarUser, SidebarSection } from './Sidebar.tsx'
import { NavTooltip, SidebarNav } from './SidebarNav.tsx'
import * as parts from './SidebarNav.css.ts'

interface SidebarPanelProps {
  brand: SidebarBrand
  sections: readonly SidebarSection[]
  currentHref: string
  collapsed: boolean
  place: 'desktop' | 'phone'
  footer: SidebarUser | undefined
  /** The collapse or close button. */
  headerAction: ReactNode
  labels: SidebarLabels
  onNavigate?: (() => void) | undefined
}

/** The content of the sidebar and of the slide-over: logo, menu and user. */
export function SidebarPanel({
  brand,
  sections,
  currentHref,
  collapsed,
  place,
  footer,
  headerAction,
  labels,
  onNavigate,
}: SidebarPanelProps) {
  return (
    <Tooltip.Provider delayDuration={200} skipDelayDuration={300}>
      <div className={cx(styles.panel, place === 'desktop' && styles.inColumn)}>
        <div className={cx(styles.head, collapsed && styles.headCollapsed)}>
          <SidebarLogo brand={brand} collapsed={collapsed} onNavigate={onNavigate} />
          {headerAction}
        </div>
        <div className={styles.body}>
          <SidebarNav
            sections={sections}
            currentHref={currentHref}
            collapsed={collapsed}
            place={place}
            label={labels.menu}
            newTabLabel={labels.newTab}
            onNavigate={onNavigate}
          />
        </div>
        {footer === undefined ? null : <SidebarUserLink person={footer} collapsed={collapsed} labels={labels} onNavigate={onNavigate} />}
      </div>
    </Tooltip.Provider>
  )
}

interface SidebarLogoProps {
  brand: SidebarBrand
  collapsed: boolean
  onNavigate?: (() => void) | undefined
}

function SidebarLogo({ brand, collapsed, onNavigate }: SidebarLogoProps) {
  const LinkComponent = useLinkComponent()
  const content = (
    <>
      {brand.logo}
      {collapsed ? <VisuallyHidden>{brand.name}</VisuallyHidden> : <span className={parts.brandName}>{brand.name}</span>}
    </>
  )
  if (brand.href === undefined) return <div className={parts.brand}>{content}</div>
  return (
    <LinkComponent href={brand.href} className={parts.brand} onClick={onNavigate}>
      {content}
    </LinkComponent>
  )
}

interface SidebarUserLinkProps {
  person: SidebarUser
  collapsed: boolean
  labels: SidebarLabels
  onNavigate?: (() => void) | undefined
}

function SidebarUserLink({ person, collapsed, labels, onNavigate }: SidebarUserLinkProps) {
  const LinkComponent = useLinkComponent()
  const link = (
    <LinkComponent
      href={person.href}
      className={cx(parts.person, collapsed && parts.personCollapsed)}
      onClick={onNavigate}
      aria-describedby={undefined}
    >
      <Avatar name={person.name} src={person.src} tone="panel" decorative />
      {collapsed ? <VisuallyHidden>{person.firstName}</VisuallyHidden> : <span className={parts.brandName}>{person.firstName}</span>}
    </LinkComponent>
  )
  const logOutButton = (
    <IconButton label={labels.logOut} icon={<LogOut />} variant="inverse" pending={person.loggingOut} onClick={() => person.onLogOut()} />
  )
  return (
    <div className={cx(styles.foot, collapsed && styles.footCollapsed)}>
      {collapsed ? <NavTooltip name={person.firstName}>{link}</NavTooltip> : link}
      <NavTooltip name={labels.logOut}>{logOutButton}</NavTooltip>
    </div>
  )
}
