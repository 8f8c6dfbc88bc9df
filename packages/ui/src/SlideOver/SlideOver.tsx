'use client'
import { cva } from 'class-variance-authority'
import { Surface, type SurfaceProps } from '../private/overlay/Surface.tsx'
import * as styles from './SlideOver.css.ts'

export type SlideOverSide = 'start' | 'end' | 'bottom'

export interface SlideOverProps extends SurfaceProps {
  /** The edge that it comes from; on a phone it is always a sheet at the bottom. @default 'end' */
  side?: SlideOverSide
}

const root = cva(styles.root, { variants: { side: styles.side } })

/** Something beside the page that leaves the page in sight: filters, the details of a row. */
export function SlideOver({ side = 'end', ...rest }: SlideOverProps) {
  return <Surface {...rest} look={{ root: root({ side }), foot: styles.foot }} />
}
