'use client'
import type { ReactNode } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import * as styles from './Card.css.ts'

/** The title as the only link of the card; its area is the whole card. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent href={href} className={styles.link}>
      {children}
    </LinkComponent>
  )
}
