import { cx } from 'class-variance-authority'
import type { ButtonHTMLAttributes, LabelHTMLAttributes, ReactNode, Ref } from 'react'
import * as button from '../Button/Button.css.ts'
import * as iconButton from '../IconButton/IconButton.css.ts'
import { Icon } from './Icon.tsx'

// What stands inside other components never waits, leads somewhere or explains why it is off: these have the look of Button and
// IconButton without the code for that, and are the same elements in the page.
const look = (variant: string) => cx(button.root, variant, button.small)

/** The small secondary Button of another component. */
export function SmallButton({ children, ...rest }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) {
  return (
    <button {...rest} type="button" className={look(button.secondary)}>
      <span className={button.content}>{children}</span>
    </button>
  )
}

/** The label of a file input that looks like a small Button. */
export function SmallButtonLabel({
  variant = 'secondary',
  startIcon,
  className,
  children,
  ...rest
}: LabelHTMLAttributes<HTMLLabelElement> & { variant?: 'secondary' | 'quiet'; startIcon?: ReactNode }) {
  return (
    <label {...rest} className={cx(look(variant === 'quiet' ? button.quiet : button.secondary), className)}>
      <span className={button.content}>
        {startIcon === undefined ? null : (
          <Icon size="small" className={button.startIcon}>
            {startIcon}
          </Icon>
        )}
        {children}
      </span>
    </label>
  )
}

interface SmallIconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'children'> {
  ref?: Ref<HTMLButtonElement>
  label: string
  icon: ReactNode
}

/** The small quiet IconButton of another component. */
export function SmallIconButton({ label, icon, ...rest }: SmallIconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={cx(iconButton.root, iconButton.quiet, iconButton.small)}>
      <Icon>{icon}</Icon>
    </button>
  )
}
