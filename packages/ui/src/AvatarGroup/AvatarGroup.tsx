'use client'
import { cva, cx } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import { Avatar, type AvatarProps, type AvatarShape, type AvatarSize } from '../Avatar/Avatar.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './AvatarGroup.css.ts'

export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Names the group: "Drivers of LND-482XA". */
  label: string
  /** Who is shown, in this order. */
  people: readonly (Pick<AvatarProps, 'name' | 'src'> & { id: string })[]
  /** Maximum number shown; the rest is counted. @default 4 */
  max?: number
  /** The size of each picture. @default 'medium' */
  size?: AvatarSize
  /** Round for people, square for companies. @default 'person' */
  shape?: AvatarShape
  /** The words that the component brings itself, such as for another language. */
  labels?: { more: (count: number) => string }
  ref?: Ref<HTMLUListElement>
}

const defaultLabels = { more: (count: number) => `${count} more` }
const place = cva(styles.one, { variants: { shape: styles.shape } })
const hiddenCount = cva(styles.more, { variants: { size: styles.size } })

/** Overlapping avatars of several people or organisations; those that do not fit are counted. */
export function AvatarGroup({
  label,
  people,
  max = 4,
  size = 'medium',
  shape = 'person',
  labels = defaultLabels,
  className,
  ...rest
}: AvatarGroupProps) {
  // The last one takes the space of "+1".
  const shown = people.length <= max + 1 ? people : people.slice(0, max)
  const others = people.length - shown.length
  return (
    <ul aria-label={label} {...rest} className={cx(styles.root, className)}>
      {shown.map(({ id, name, src }) => (
        <li key={id} className={place({ shape })}>
          <Avatar name={name} src={src} size={size} shape={shape} />
        </li>
      ))}
      {others > 0 ? (
        <li className={place({ shape })}>
          <span aria-hidden="true" className={hiddenCount({ size })}>
            +{others}
          </span>
          <VisuallyHidden>{labels.more(others)}</VisuallyHidden>
        </li>
      ) : null}
    </ul>
  )
}
