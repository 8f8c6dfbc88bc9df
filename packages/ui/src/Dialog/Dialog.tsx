'use client'
import type { ReactNode } from 'react'
import { cx } from '../private/cx.ts'
import { Icon } from '../private/Icon.tsx'
import { DialogSurface, type DialogSurfaceProps } from '../private/overlay/DialogSurface.tsx'
import * as styles from './Dialog.css.ts'

export type DialogSize = 'small' | 'medium' | 'large'

export interface DialogProps extends DialogSurfaceProps {
  /** 440, 560 or 720 px wide at most. @default 'small' */
  size?: DialogSize
  /** A decorative icon above the title, for a dialog that says what has been done. */
  icon?: ReactNode
}

/** A modal dialog for a short task. Use a ConfirmDialog for questions with two answers. */
export function Dialog({ size = 'small', icon, ...rest }: DialogProps) {
  const withIcon = icon !== undefined && {
    header: styles.headerWithIcon,
    body: styles.bodyWithIcon,
    icon: (
      <span className={styles.icon}>
        <Icon>{icon}</Icon>
      </span>
    ),
  }
  return <DialogSurface {...rest} look={{ root: cx(styles.root, styles.size[size]), footer: styles.footer, ...withIcon }} />
}
