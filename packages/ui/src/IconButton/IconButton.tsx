'use client'
import { cva } from 'class-variance-authority'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import { PendingStatus } from '../private/PendingStatus.tsx'
import { usePress } from '../private/usePress.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
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

const iconButton = cva(styles.root, {
  variants: { variant: styles.variant, size: styles.size, state: { pending: styles.pending, disabled: styles.disabled } },
  defaultVariants: { variant: 'quiet', size: 'medium' },
})

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  size,
  variant,
  pending,
  pendingLabel,
  disabled = false,
  type = 'button',
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  const press = usePress({ inert: pending === true || disabled, once: pending !== undefined, onClick })
  const state = pending ? 'pending' : disabled ? 'disabled' : undefined
  return (
    <>
      <button
        {...rest}
        type={type}
        aria-label={label}
        disabled={disabled}
        aria-disabled={pending ? true : rest['aria-disabled']}
        onClick={press}
        className={iconButton({ variant, size, state, className })}
      >
        {pending ? <Spinner size="small" /> : <Icon>{icon}</Icon>}
      </button>
      {pending === undefined ? null : <PendingStatus pending={pending} label={pendingLabel} settledLabel={undefined} />}
    </>
  )
}
