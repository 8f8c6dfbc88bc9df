'use client'
import { cx } from '../private/cx.ts'
import { Menu } from '../private/icons/frameIcons.ts'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import * as styles from './TopBar.css.ts'

export interface TopBarBrand {
  /** 24 px, for a dark background. */
  logo: ReactNode
  name: string
  href?: string
}

export interface TopBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The name and mark, which link home. */
  brand: TopBarBrand
  /** Whether the slide-over menu is open. */
  menuOpen: boolean
  /** Called when the user presses the button of the menu. */
  onMenuOpen: () => void
  /** `IconButton`s with `variant="inverse"`. */
  actions?: ReactNode
  /** The words that the component brings itself, such as for another language. @default { openMenu: 'Open menu' } */
  labels?: { openMenu: string }
  ref?: Ref<HTMLElement>
}

const defaultLabels = { openMenu: 'Open menu' }

/** The app bar of small screens, with the menu button and the logo. Hidden from 1024 px. */
export function TopBar({ brand, menuOpen, onMenuOpen, actions, labels = defaultLabels, className, ...rest }: TopBarProps) {
  const LinkComponent = useLinkComponent()
  const content = (
    <>
      {brand.logo}
      <span className={styles.name}>{brand.name}</span>
    </>
  )
  return (
    <header {...rest} className={cx(styles.root, className)}>
      <IconButton
        label={labels.openMenu}
        icon={<Menu />}
        variant="inverse"
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={() => onMenuOpen()}
      />
      {brand.href === undefined ? (
        <div className={styles.brand}>{content}</div>
      ) : (
        <LinkComponent href={brand.href} className={styles.brand}>
          {content}
        </LinkComponent>
      )}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
