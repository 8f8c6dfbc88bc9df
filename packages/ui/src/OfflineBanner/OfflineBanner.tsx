import { cx } from 'class-variance-authority'
import { WifiOff } from '../private/icons.ts'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import * as styles from './OfflineBanner.css.ts'

export interface OfflineBannerProps extends HTMLAttributes<HTMLDivElement> {
  /** What being offline means for the user. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A banner for lost network connections. Gray, because the page's content is still valid. */
export function OfflineBanner({ className, children, ...rest }: OfflineBannerProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Icon size="small">
        <WifiOff />
      </Icon>
      <span>{children}</span>
    </div>
  )
}
