'use client'
import { cva, cx } from 'class-variance-authority'
import {
  useId,
  type ButtonHTMLAttributes,
  type ElementType,
  type HTMLAttributeAnchorTarget,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { leavesRouter, safeRel } from '../Link/linkTarget.ts'
import { asChild as ontoChild } from '../private/asChild.ts'
import { PendingStatus } from '../private/PendingStatus.tsx'
import * as tip from '../private/cssTooltip.css.ts'
import { usePress } from '../private/usePress.ts'
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Button.css.ts'
import { ButtonContent } from './ButtonContent.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet' | 'inverse' | 'accent' | 'outline'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'onClick'> {
  /** `inverse` confirms an alert; `accent` is the one amber call; `outline` stands on dark panels. @default 'primary' */
  variant?: ButtonVariant
  /** 36, 44 or 52 px high. @default 'medium' */
  size?: ButtonSize
  /** Something that the button started is under way: it keeps focus and width, and cannot be pressed again. */
  pending?: boolean
  /** Words while pending, such as 'Processing...'; also said politely. */
  pendingLabel?: string
  /** Said politely when pending ends. */
  settledLabel?: string
  /** Why the button is off. With a reason it stays in the tab order, so that everybody can find out. */
  disabledReason?: string
  startIcon?: ReactNode
  endIcon?: ReactNode
  fullWidth?: boolean
  /** Renders a link with the look of a button. */
  href?: string
  /** With `href`: `_blank` opens a new tab, and adds a hidden text that says so. */
  target?: HTMLAttributeAnchorTarget
  /** With `href`. @default 'noreferrer' for `target="_blank"` */
  rel?: string
  /** With `href`: downloads the file instead of opening it, under this name if it is a string. */
  download?: string | boolean
  /** Read to screen readers after the label of a link that opens a new tab. @default 'opens in new tab' */
  newTabLabel?: string
  /** Gives look and behaviour to the one child element instead of a button. */
  asChild?: boolean
  /** A promise that it returns holds back further presses until it settles. */
  onClick?: (event: MouseEvent<HTMLElement>) => unknown
  ref?: Ref<HTMLElement>
}

const button = cva(styles.root, {
  variants: {
    variant: styles.variant,
    size: { ...styles.size, medium: '' },
    fullWidth: { true: styles.fullWidth },
    state: { pending: styles.pending, disabled: styles.disabled },
  },
})

/** Starts something. One primary button per view. */
export function Button({
  variant = 'primary',
  size = 'medium',
  pending,
  pendingLabel,
  settledLabel,
  disabled = false,
  disabledReason,
  startIcon,
  endIcon,
  fullWidth = false,
  href,
  target,
  rel,
  download,
  newTabLabel = 'opens in new tab',
  asChild = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const LinkComponent = useLinkComponent()
  const reasonId = useId()
  const hasReason = disabled && disabledReason !== undefined
  const isInert = pending === true || disabled
  const press = usePress({ inert: isInert, once: pending !== undefined || type === 'submit', onClick })

  const isLink = href !== undefined
  const isButton = !isLink && !asChild
  const opensNewTab = isLink && target === '_blank'
  const Element: ElementType = isLink ? (isInert || leavesRouter({ target, download }) ? 'a' : LinkComponent) : 'button'
  const linkProps = isInert ? { role: 'link' } : { href, target, rel: rel ?? (opensNewTab ? safeRel : undefined), download }
  const own = isButton ? { type, disabled: disabled && !hasReason } : isLink ? linkProps : {}
  const describedById = cx(rest['aria-describedby'], hasReason && reasonId)

  const state = pending ? 'pending' : disabled ? 'disabled' : undefined

  const renderContent = (words: ReactNode) => (
    <>
      <ButtonContent small={size === 'small'} pending={pending} pendingLabel={pendingLabel} startIcon={startIcon} endIcon={endIcon}>
        {words}
        {opensNewTab ? <span className={hidden.root}> ({newTabLabel})</span> : null}
      </ButtonContent>
      {hasReason ? (
        <span id={reasonId} aria-hidden="true" className={tip.tooltip}>
          {disabledReason}
        </span>
      ) : null}
    </>
  )
  const props = {
    ...rest,
    ...own,
    'aria-disabled': isInert && (!isButton || pending || hasReason) ? true : rest['aria-disabled'],
    'aria-describedby': describedById || undefined,
    onClick: press,
    className: button({
      variant,
      size,
      fullWidth,
      state,
      className: cx(hasReason && tip.tooltipHost, className),
    }),
  }

  return (
    <>
      {asChild ? ontoChild(children, props, renderContent) : <Element {...props}>{renderContent(children)}</Element>}
      {pending === undefined ? null : <PendingStatus pending={pending} label={pendingLabel} settledLabel={settledLabel} />}
    </>
  )
}
