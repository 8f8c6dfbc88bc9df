import type { ButtonHTMLAttributes, LabelHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import * as button from '../Button/Button.css.ts'
import * as iconButton from '../IconButton/IconButton.css.ts'
import { Icon } from './Icon.tsx'

// Buttons inside other components are never pending, links or disabled with a reason. These have the styles of Button and
// IconButton without that code.
const getClassName = (variant: string) => cx(button.root, variant, button.small)

/** A small secondary button inside another component. */
export function SmallButton({ children, ...rest }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) {
  return (
    <button {...rest} type="button" className={getClassName(button.secondary)}>
      {children}
    </button>
  )
}

/** The label of a file input, styled as a small button. */
export function SmallButtonLabel({
  variant = 'secondary',
  startIcon,
  className,
  children,
  ...rest
}: LabelHTMLAttributes<HTMLLabelElement> & { variant?: 'secondary' | 'quiet'; startIcon?: ReactNode }) {
  return (
    <label {...rest} className={cx(getClassName(variant === 'quiet' ? button.quiet : button.secondary), className)}>
      {startIcon === undefined ? null : (
        <Icon size="small" className={button.startIcon}>
          {startIcon}
        </Icon>
      )}
      {children}
    </label>
  )
}

interface SmallIconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'children'> {
  ref?: Ref<HTMLButtonElement>
  label: string
  icon: ReactNode
}

/** A small quiet icon button inside another component. */
export function SmallIconButton({ label, icon, ...rest }: SmallIconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={cx(iconButton.root, iconButton.quiet, iconButton.small)}>
      <Icon>{icon}</Icon>
    </button>
  )
}
