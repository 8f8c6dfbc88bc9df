'use client'
import { cva } from 'class-variance-authority'
import { ExternalLink } from '../private/icons.ts'
import { Icon } from '../private/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Link.css.ts'
import { useLinkComponent, type LinkComponentProps } from './LinkProvider.tsx'

export type LinkTone = 'brand' | 'inherit' | 'inverse'
export type LinkSize = 'small' | 'medium' | 'inherit'

export interface LinkProps extends LinkComponentProps {
  /** `inherit` inside coloured text, `inverse` on dark panels. @default 'brand' */
  tone?: LinkTone
  /** 14 px, 16 px, or as the text around it. @default 'small' */
  size?: LinkSize
  /** Leads out of the product: opens in a new tab, and says so. */
  external?: boolean
  /** @default { newTab: 'opens in new tab' } */
  labels?: { newTab: string }
}

const link = cva(styles.root, { variants: { tone: styles.tone, size: styles.size }, defaultVariants: { tone: 'brand', size: 'small' } })

const english = { newTab: 'opens in new tab' }

/** Leads to another place. Addresses inside the product go through the component of the nearest `LinkProvider`. */
export function Link({ tone, size, external = false, labels = english, className, children, ...rest }: LinkProps) {
  const Inside = useLinkComponent()
  const classes = link({ tone, size, className })
  if (!external)
    return (
      <Inside {...rest} className={classes}>
        {children}
      </Inside>
    )
  return (
    <a target="_blank" rel="noreferrer" {...rest} className={classes}>
      {children}
      <Icon size="small" className={styles.icon}>
        <ExternalLink />
      </Icon>
      <VisuallyHidden> ({labels.newTab})</VisuallyHidden>
    </a>
  )
}
