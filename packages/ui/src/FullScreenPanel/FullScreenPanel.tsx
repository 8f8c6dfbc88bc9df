'use client'
import { cva } from 'class-variance-authority'
import { DialogSurface, type DialogSurfaceProps } from '../private/overlay/DialogSurface.tsx'
import * as styles from './FullScreenPanel.css.ts'

export type FullScreenPanelWidth = 'form' | 'formAndPreview'

export interface FullScreenPanelProps extends DialogSurfaceProps {
  /** The maximum width of the content: 688 px for a form, 1072 px with a preview. @default 'form' */
  width?: FullScreenPanelWidth
}

const body = cva(styles.body, { variants: { width: styles.width } })

/** A modal panel that fills the window, with its title and buttons always visible. */
export function FullScreenPanel({ width = 'form', ...rest }: FullScreenPanelProps) {
  return <DialogSurface {...rest} look={{ root: styles.root, header: styles.header, body: body({ width }), footer: styles.footer }} />
}
