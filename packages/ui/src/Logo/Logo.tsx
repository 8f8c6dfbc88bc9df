'use client'
import { cva } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import { LogoMark, type LogoSize, type LogoTone } from '../LogoMark/LogoMark.tsx'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import * as styles from './Logo.css.ts'

export interface LogoProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The product name next to the mark. */
  name: string
  /** Makes it a link, usually to the home page. */
  href?: string
  /** `inverse` is for dark panels. @default 'brand' */
  tone?: LogoTone
  /** The height; `fluid` is as wide as the container. @default 'medium' */
  size?: LogoSize
  ref?: Ref<HTMLAnchorElement & HTMLSpanElement>
}

const brand = cva(styles.root, {
  variants: { tone: styles.tone, size: styles.size },
  defaultVariants: { tone: 'brand', size: 'medium' },
})

/** The logo: mark and product name. */
export function Logo({ name, href, tone, size, className, ...rest }: LogoProps) {
  const LinkComponent = useLinkComponent()
  const inside = (
    <>
      <LogoMark tone={tone} size={size} />
      {name}
    </>
  )
  const classes = brand({ tone, size, className })
  if (href === undefined)
    return (
      <span {...rest} className={classes}>
        {inside}
      </span>
    )
  return (
    <LinkComponent {...rest} href={href} className={classes}>
      {inside}
    </LinkComponent>
  )
}
