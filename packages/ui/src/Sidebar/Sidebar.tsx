'use client'
import { cx } from '../private/cx.ts'
import { PanelLeftClose, PanelLeftOpen } from '../private/icons/frameIcons.ts'
import { X } from '../private/icons/messageIcons.ts'
import { useEffect, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Modal } from '../private/overlay/Modal.tsx'
import { scrim } from '../private/overlay/overlay.css.ts'
import { listTabbable } from '../private/overlay/tabbable.ts'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { media } from '../theme/media.ts'
import * as styles from './Sidebar.css.ts'
import { SidebarPanel } from './SidebarPanel.tsx'
import { useStoredCollapsed, type SidebarStorage } from './useStoredCollapsed.ts'
import * as slideOver from './SidebarSlideOver.css.ts'

export interface SidebarItem {
  href: string
  label: string
  icon: ReactNode
  /** A count or a short text. */
  badge?: ReactNode
  /** Opens another site in a new tab, which is announced. */
  target?: '_blank' | undefined
  /** Further addresses under which the item counts as the current one. */
  match?: readonly string[]
}

export interface SidebarSection {
  label: string
  items: readonly SidebarItem[]
}

export interface SidebarBrand {
  /** 32 px, for a dark background. */
  logo: ReactNode
  name: string
  href?: string
}

export interface SidebarUser {
  /** The full name, for the initials. */
  name: string
  firstName: string
  src?: string | undefined
  /** The link of avatar and name. */
  href: string
  onLogOut: () => void
  loggingOut?: boolean
}

export interface SidebarLabels {
  /** Name of the navigation and the slide-over. */
  menu: string
  collapse: string
  expand: string
  close: string
  logOut: string
  /** Announced after an item that opens a new tab. */
  newTab: string
}

export interface SidebarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The pages in their sections, in this order. */
  sections: readonly SidebarSection[]
  /** The URL of the current page. The item with this URL, or its nearest ancestor, is current. */
  currentHref: string
  /** Shows only icons, 72 px wide. By default the menu is collapsed below 1280 px. */
  collapsed?: boolean | undefined
  /** Called when the user collapses or expands the menu. */
  onCollapsedChange?: (collapsed: boolean) => void
  /** Stores the collapsed state, e.g. in `localStorage`, if `collapsed` is not set. Each menu needs its own `storageKey`. */
  storage?: SidebarStorage
  /** The name under which `storage` keeps the state. @default 'sidebar' */
  storageKey?: string
  /** Opens the slide-over on small screens. */
  open: boolean
  /** Called when the slide-over opens or closes. */
  onOpenChange: (open: boolean) => void
  /** The name and mark at the top, which link home. */
  brand: SidebarBrand
  /** The logged-in user. */
  footer?: SidebarUser
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<SidebarLabels>
  ref?: Ref<HTMLElement>
}

const defaultLabels: SidebarLabels = {
  menu: 'Main menu',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  close: 'Close menu',
  logOut: 'Log out',
  newTab: 'opens in new tab',
}

/** The main menu: a column from 1024 px, below that a slide-over that a `TopBar` opens. */
export function Sidebar({
  sections,
  currentHref,
  collapsed,
  onCollapsedChange,
  storage,
  storageKey = 'sidebar',
  open,
  onOpenChange,
  brand,
  footer,
  labels,
  className,
  ...rest
}: SidebarProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const isDesktop = useMediaQuery(media.desktop)
  const [storedCollapsed, setStoredCollapsed] = useStoredCollapsed(storage, storageKey)
  const isNarrow = collapsed ?? storedCollapsed ?? !isDesktop
  const collapse = (next: boolean) => {
    if (collapsed === undefined) setStoredCollapsed(next)
    onCollapsedChange?.(next)
  }
  const panelId = useId()
  const panel = { brand, sections, currentHref, footer, labels: mergedLabels }
  useCloseOnNavigation({ currentHref, open, onOpenChange })

  return (
    <>
      <aside
        aria-label={mergedLabels.menu}
        {...rest}
        id={rest.id ?? panelId}
        className={cx(styles.root, isNarrow && styles.rootCollapsed, className)}
      >
        <SidebarPanel
          {...panel}
          collapsed={isNarrow}
          place="desktop"
          headerAction={
            <IconButton
              label={isNarrow ? mergedLabels.expand : mergedLabels.collapse}
              icon={isNarrow ? <PanelLeftOpen /> : <PanelLeftClose />}
              variant="inverse"
              size="small"
              aria-expanded={!isNarrow}
              aria-controls={rest.id ?? panelId}
              onClick={() => collapse(!isNarrow)}
            />
          }
        />
      </aside>
      <Modal
        open={open}
        aria-label={mergedLabels.menu}
        onDismiss={() => onOpenChange(false)}
        getInitialFocus={(surface) => listTabbable(surface)[0]}
        // `useCloseOnNavigation` closes it instead.
        closeOnRouteChange={false}
        scrimClass={scrim}
        className={slideOver.panel}
      >
        <SidebarPanel
          {...panel}
          collapsed={false}
          place="phone"
          onNavigate={() => onOpenChange(false)}
          headerAction={<IconButton label={mergedLabels.close} icon={<X />} variant="inverse" onClick={() => onOpenChange(false)} />}
        />
      </Modal>
    </>
  )
}

/** Closes the slide-over when the page changes, or when the window is wide enough for the column. */
function useCloseOnNavigation({ currentHref, open, onOpenChange }: Pick<SidebarProps, 'currentHref' | 'open' | 'onOpenChange'>) {
  const isLaptop = useMediaQuery(media.laptop)
  const previousHref = useRef(currentHref)
  useEffect(() => {
    const hasNavigated = previousHref.current !== currentHref
    previousHref.current = currentHref
    if (open && (hasNavigated || isLaptop)) onOpenChange(false)
  }, [currentHref, isLaptop, open, onOpenChange])
}
