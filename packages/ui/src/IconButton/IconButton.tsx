'use client'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Icon } from '../private/Icon.tsx'
import { PendingStatus } from '../private/PendingStatus.tsx'
import { usePress } from '../private/usePress.ts'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
import * as styles from './IconButton.css.ts'

export type IconButtonSize = 'small' | 'medium'
export type IconButtonVariant = 'quiet' | 'secondary' | 'inverse'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'children' | 'aria-label'> {
  /** The accessible name: action and object. */
  label: string
  /** The icon; it needs no text of its own. */
  icon: ReactNode
  /** 36 or 44 px; the touch target is always 44. @default 'medium' */
  size?: IconButtonSize
  /** `inverse` is for the sidebar and other dark panels. @default 'quiet' */
  variant?: IconButtonVariant
  /** The action is in progress: the button keeps focus and ignores presses. */
  pending?: boolean
  /** Announced while pending. */
  pendingLabel?: string
  /** May return a promise: presses are ignored until it settles, and a rejection goes to the PressErrorProvider. */
  onClick?: (event: MouseEvent<HTMLElement>) => unknown
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  variant = 'quiet',
  pending,
  pendingLabel,
  disabled = false,
  type = 'button',
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  const press = usePress({ inert: pending === true || disabled, once: pending !== undefined, onClick })
  return (
    <>
      <button
        {...rest}
        type={type}
        aria-label={label}
        disabled={disabled}
        aria-disabled={pending ? true : rest['aria-disabled']}
        onClick={press}
        className={cx(
          styles.root,
          styles.variant[variant],
          styles.size[size],
          pending ? styles.pending : disabled && styles.disabled,
          className,
        )}
      >
        {pending ? <SmallSpinner /> : <Icon>{icon}</Icon>}
      </button>
      {pending === undefined ? null : <PendingStatus pending={pending} label={pendingLabel} settledLabel={undefined} />}
    </>
  )
}
