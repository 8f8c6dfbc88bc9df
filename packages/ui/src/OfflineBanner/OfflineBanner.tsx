import { cx } from '../private/cx.ts'
import { RefreshCw, WifiOff } from '../private/icons/errorIcons.ts'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import * as styles from './OfflineBanner.css.ts'

/** `offline`: no network. `reconnecting`: the page tries to get its connection back. */
export type OfflineBannerKind = 'offline' | 'reconnecting'

export interface OfflineBannerProps extends HTMLAttributes<HTMLDivElement> {
  /** What being offline means for the user. */
  children: ReactNode
  /** Whether the connection is lost or being made again. @default 'offline' */
  kind?: OfflineBannerKind
  /** Lies over the top of the page instead of moving it. @default false */
  overlay?: boolean
  ref?: Ref<HTMLDivElement>
}

/** A banner for lost connections. Gray while offline, because the page's content is still valid; amber while the connection is coming back. */
export function OfflineBanner({ kind = 'offline', overlay = false, className, children, ...rest }: OfflineBannerProps) {
  return (
    <div {...rest} className={cx(styles.root, kind === 'reconnecting' && styles.reconnecting, overlay && styles.overlay, className)}>
      <Icon size="small">{kind === 'offline' ? <WifiOff /> : <RefreshCw />}</Icon>
      <span>{children}</span>
    </div>
  )
}
