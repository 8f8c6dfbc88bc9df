'use client'
import { cx } from '../private/cx.ts'
import { Mail, User } from '../private/icons/frameIcons.ts'
import { useState, type HTMLAttributes, type Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import * as styles from './Avatar.css.ts'
import { getInitials, getTone } from './getInitials.ts'

export type AvatarShape = 'person' | 'company'
export type AvatarSize = 'small' | 'medium' | 'large' | 'xlarge'
export type AvatarTone = 'brand' | 'success' | 'info' | 'warning' | 'neutral' | 'panel'

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Gives the initials, and the accessible name unless `decorative`. */
  name: string
  /** Shown once it has loaded; the initials stay if it fails. */
  src?: string | undefined
  /** Round for people, square for organisations. @default 'person' */
  shape?: AvatarShape
  /** 28, 36, 56 or 88 px. @default 'medium' */
  size?: AvatarSize
  /** The color behind the initials. @default derived from the name for people, 'brand' for organisations; 'panel' is for the sidebar */
  tone?: AvatarTone
  /** A dashed ring with a letter: invited, not yet a member. */
  invited?: boolean
  /** Hides it from assistive technology, because the name is next to it. */
  decorative?: boolean
  ref?: Ref<HTMLSpanElement>
}

/** A picture or the initials of a person or an organisation. */
export function Avatar({
  name,
  src,
  shape = 'person',
  size = 'medium',
  tone = shape === 'company' ? 'brand' : getTone(name),
  invited = false,
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  const [hasFailed, setBroken] = useState<string>()
  const avatarText = getInitials(name, shape)
  const accessibleName = decorative || name.trim() === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      {...accessibleName}
      {...rest}
      className={cx(styles.root, styles.size[size], styles.shape[shape], invited ? styles.pending : styles.tone[tone], className)}
    >
      {invited ? (
        <Icon size="small">
          <Mail />
        </Icon>
      ) : (
        avatarText || (
          <Icon size="small">
            <User />
          </Icon>
        )
      )}
      {src && src !== hasFailed && !invited ? <img src={src} alt="" className={styles.image} onError={() => setBroken(src)} /> : null}
    </span>
  )
}
