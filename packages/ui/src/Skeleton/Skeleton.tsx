import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { bar } from '../private/skeletonLine.css.ts'
import * as styles from './Skeleton.css.ts'

export type SkeletonShape = 'text' | 'block' | 'circle' | 'field' | 'map'
export type SkeletonSize = 'caption' | 'small' | 'body' | 'subheading' | 'heading' | 'title' | 'metric'
export type SkeletonWidth = 'full' | 'threeQuarters' | 'half' | 'third' | 'long' | 'medium' | 'short' | 'word'

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A line of text, a box of its container's height, a circle, the box of a field, or a `RouteMap` of low height. @default 'text' */
  shape?: SkeletonShape
  /** The typography role of the text that it replaces, to avoid layout shifts. @default 'body' */
  size?: SkeletonSize
  /** A fraction of the container, or 220, 160, 112 and 72 px. @default 'full' */
  width?: SkeletonWidth
  ref?: Ref<HTMLSpanElement>
}

/** A placeholder for loading content. Hidden from assistive technology: announce "Loading" once, next to it. */
export function Skeleton({ shape = 'text', size = 'body', width = 'full', className, ...rest }: SkeletonProps) {
  const hasWidth = shape === 'text' || shape === 'block' || shape === 'field'
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(styles.root, styles.shape[shape], shape === 'text' && styles.size[size], hasWidth && styles.width[width], className)}
    >
      <span className={cx(bar, shape === 'circle' && styles.round)} />
    </span>
  )
}
