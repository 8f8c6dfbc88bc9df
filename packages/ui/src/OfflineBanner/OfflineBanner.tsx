import { cx } from 'class-variance-authority'
import { WifiOff } from '../private/icons.ts'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import * as styles from './OfflineBanner.css.ts'

export interface OfflineBannerProps extends HTMLAttributes<HTMLDivElement> {
  /** What that means for the person. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Says that there is no network: grey, because nothing is wrong with what is on the page. */
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
