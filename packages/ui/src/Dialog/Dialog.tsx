'use client'
import { cva } from 'class-variance-authority'
import { DialogSurface, type DialogSurfaceProps } from '../private/overlay/DialogSurface.tsx'
import * as styles from './Dialog.css.ts'

export type DialogSize = 'small' | 'medium' | 'large'

export interface DialogProps extends DialogSurfaceProps {
  /** 440, 560 or 720 px wide at most. @default 'small' */
  size?: DialogSize
}

const root = cva(styles.root, { variants: { size: styles.size } })

/** A modal dialog for a short task. Use a ConfirmDialog for questions with two answers. */
export function Dialog({ size = 'small', ...rest }: DialogProps) {
  return <DialogSurface {...rest} look={{ root: root({ size }), footer: styles.footer }} />
}
