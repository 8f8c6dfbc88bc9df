'use client'
import { cva } from 'class-variance-authority'
import { Mail, User } from '../private/icons.ts'
import { useState, type HTMLAttributes, type Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import * as styles from './Avatar.css.ts'
import { initials, toneOf } from './initials.ts'

export type AvatarShape = 'person' | 'company'
export type AvatarSize = 'small' | 'medium' | 'large'
export type AvatarTone = 'brand' | 'success' | 'info' | 'warning' | 'neutral' | 'panel'

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Whose face it is: gives the initials, and the name unless `decorative`. */
  name: string
  /** A picture; the initials stay until it is there, and when it never comes. */
  src?: string | undefined
  /** Round for people, square for organisations. @default 'person' */
  shape?: AvatarShape
  /** 28, 36 or 56 px. @default 'medium' */
  size?: AvatarSize
  /** @default by name for people, 'brand' for organisations; 'panel' stands on the sidebar */
  tone?: AvatarTone
  /** Invited, not here yet: a dashed ring with a letter. */
  invited?: boolean
  /** The name stands beside it, so that it need not be said twice. */
  decorative?: boolean
  ref?: Ref<HTMLSpanElement>
}

const avatar = cva(styles.root, {
  variants: { size: styles.size, shape: styles.shape, tone: styles.tone, invited: { true: styles.pending } },
})

/** A person or an organisation as a picture, or as two letters. */
export function Avatar({
  name,
  src,
  shape = 'person',
  size = 'medium',
  tone = shape === 'company' ? 'brand' : toneOf(name),
  invited = false,
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const letters = initials(name, shape)
  const said = decorative || name.trim() === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...said} {...rest} className={avatar({ size, shape, tone: invited ? undefined : tone, invited, className })}>
      {invited ? (
        <Icon size="small">
          <Mail />
        </Icon>
      ) : (
        letters || (
          <Icon size="small">
            <User />
          </Icon>
        )
      )}
      {src && src !== broken && !invited ? <img src={src} alt="" className={styles.image} onError={() => setBroken(src)} /> : null}
    </span>
  )
}
