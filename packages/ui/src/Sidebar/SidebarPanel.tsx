'use client'
import { cx } from '../private/cx.ts'
import { LogOut } from '../private/icons/frameIcons.ts'
import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Sidebar.css.ts'
import type { SidebarBrand, SidebarLabels, SidebarUser, SidebarSection } from './Sidebar.tsx'
import { SidebarNav } from './SidebarNav.tsx'
import * as parts from './SidebarNav.css.ts'
import { useNavTooltip } from './useNavTooltip.tsx'

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
  const { handlers, tooltip } = useNavTooltip()
  return (
    <div className={cx(styles.panel, place === 'desktop' && styles.inColumn)} {...handlers}>
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
      {tooltip}
    </div>
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
  return (
    <div className={cx(styles.foot, collapsed && styles.footCollapsed)}>
      <LinkComponent
        href={person.href}
        className={cx(parts.person, collapsed && parts.personCollapsed)}
        onClick={onNavigate}
        data-tip={collapsed ? person.firstName : undefined}
      >
        <Avatar name={person.name} src={person.src} tone="panel" decorative />
        {collapsed ? <VisuallyHidden>{person.firstName}</VisuallyHidden> : <span className={parts.brandName}>{person.firstName}</span>}
      </LinkComponent>
      <IconButton
        label={labels.logOut}
        icon={<LogOut />}
        variant="inverse"
        pending={person.loggingOut}
        onClick={() => person.onLogOut()}
        data-tip={labels.logOut}
      />
    </div>
  )
}
