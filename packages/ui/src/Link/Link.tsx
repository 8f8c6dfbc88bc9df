'use client'
import { cx } from '../private/cx.ts'
import { ExternalLink } from '../private/icons/messageIcons.ts'
import { Icon } from '../private/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Link.css.ts'
import { useLinkComponent, type LinkComponentProps } from './LinkProvider.tsx'
import { bypassesRouter, safeRel } from './linkTarget.ts'

export type LinkTone = 'brand' | 'inherit' | 'inverse'
export type LinkSize = 'small' | 'medium' | 'inherit'

export interface LinkProps extends LinkComponentProps {
  /** `inherit` inside coloured text, `inverse` on dark panels. @default 'brand' */
  tone?: LinkTone
  /** 14 px, 16 px, or as the text around it. @default 'small' */
  size?: LinkSize
  /** For other sites: opens in a new tab and shows an icon. Every new tab is also announced, as with `target="_blank"`. */
  external?: boolean
  /** The words that the component brings itself, such as for another language. @default { newTab: 'opens in new tab' } */
  labels?: { newTab: string }
}

const defaultLabels = { newTab: 'opens in new tab' }

/** A link to another page. It renders the component of the nearest `LinkProvider`, except for new tabs and downloads. */
export function Link({
  tone = 'brand',
  size = 'small',
  external = false,
  labels = defaultLabels,
  className,
  children,
  ...rest
}: LinkProps) {
  const LinkComponent = useLinkComponent()
  const target = rest.target ?? (external ? '_blank' : undefined)
  const opensNewTab = target === '_blank'
  const Anchor = bypassesRouter({ target, download: rest.download }) ? 'a' : LinkComponent
  return (
    <Anchor
      {...rest}
      target={target}
      rel={rest.rel ?? (opensNewTab ? safeRel : undefined)}
      className={cx(styles.root, styles.tone[tone], styles.size[size], className)}
    >
      {children}
      {external ? (
        // The word joiner keeps the icon on the line of the last word.
        <span aria-hidden="true" className={styles.iconPlace}>
          {'\u2060'}
          <Icon size="small" className={styles.icon}>
            <ExternalLink />
          </Icon>
        </span>
      ) : null}
      {opensNewTab ? <VisuallyHidden> ({labels.newTab})</VisuallyHidden> : null}
    </Anchor>
  )
}
