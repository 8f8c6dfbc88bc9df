'use client'
import { cx } from '../private/cx.ts'
import { DialogSurface, type DialogSurfaceProps } from '../private/overlay/DialogSurface.tsx'
import * as styles from './SlideOver.css.ts'

export type SlideOverSide = 'start' | 'end' | 'bottom'

export interface SlideOverProps extends DialogSurfaceProps {
  /** The edge at which it opens; always the bottom on a phone. @default 'end' */
  side?: SlideOverSide
}

/** A panel at the edge of the page, for filters or details of a row. */
export function SlideOver({ side = 'end', ...rest }: SlideOverProps) {
  return <DialogSurface {...rest} look={{ root: cx(styles.root, styles.side[side]), footer: styles.foot }} />
}
