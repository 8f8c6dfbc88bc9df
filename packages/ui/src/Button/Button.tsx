'use client'
import {
  useId,
  type ButtonHTMLAttributes,
  type ElementType,
  type HTMLAttributeAnchorTarget,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { cx } from '../private/cx.ts'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { bypassesRouter, safeRel } from '../Link/linkTarget.ts'
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
  /** `inverse` confirms an alert; `accent` is amber, at most once on a page; `outline` is for dark panels. @default 'primary' */
  variant?: ButtonVariant
  /** 36, 44 or 52 px high. @default 'medium' */
  size?: ButtonSize
  /** The action is in progress: the button keeps focus and width and ignores presses. */
  pending?: boolean
  /** Replaces the label while pending, such as 'Processing...'; also announced. */
  pendingLabel?: string
  /** Announced when the pending state ends. */
  settledLabel?: string
  /**
   * Why the button is disabled, shown while `disabled` is set; it does not disable by itself. With a reason the button stays focusable, so that
   * users can read it.
   */
  disabledReason?: string
  /** An icon before the label. */
  startIcon?: ReactNode
  /** An icon after the label. */
  endIcon?: ReactNode
  /** As wide as its container. */
  fullWidth?: boolean
  /**
   * Aligns the text of a quiet button with the start of the column that it stands in, such as a back link above a title, or with its end,
   * such as the action of a card.
   */
  flush?: boolean | 'end'
  /** Renders a link with the look of a button. */
  href?: string
  /** With `href`: `_blank` opens a new tab, which a hidden text announces. */
  target?: HTMLAttributeAnchorTarget
  /** With `href`. @default 'noreferrer' for `target="_blank"` */
  rel?: string
  /** With `href`: downloads the file instead of opening it, under this name if it is a string. */
  download?: string | boolean
  /** Announced after the label of a link that opens a new tab. @default 'opens in new tab' */
  newTabLabel?: string
  /** Applies look and behaviour to the single child element instead of rendering a button. */
  asChild?: boolean
  /** May return a promise: presses are ignored until it settles, and a rejection goes to the PressErrorProvider. */
  onClick?: (event: MouseEvent<HTMLElement>) => unknown
  ref?: Ref<HTMLElement>
}

/** A button for an action, or a link with the look of one. Use one primary button per view. */
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
  flush = false,
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
  const Element: ElementType = isLink ? (isInert || bypassesRouter({ target, download }) ? 'a' : LinkComponent) : 'button'
  const linkProps = isInert ? { role: 'link' } : { href, target, rel: rel ?? (opensNewTab ? safeRel : undefined), download }
  const own = isButton ? { type, disabled: disabled && !hasReason } : isLink ? linkProps : {}
  const describedById = cx(rest['aria-describedby'], hasReason && reasonId)

  const renderContent = (label: ReactNode) => (
    <>
      <ButtonContent small={size === 'small'} pending={pending} pendingLabel={pendingLabel} startIcon={startIcon} endIcon={endIcon}>
        {label}
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
    className: cx(
      styles.root,
      styles.variant[variant],
      size !== 'medium' && styles.size[size],
      fullWidth && styles.fullWidth,
      flush && (flush === 'end' ? styles.flushEnd : styles.flush),
      pending ? styles.pending : disabled && styles.disabled,
      hasReason && tip.tooltipHost,
      className,
    ),
  }

  return (
    <>
      {asChild ? ontoChild(children, props, renderContent) : <Element {...props}>{renderContent(children)}</Element>}
      {pending === undefined ? null : <PendingStatus pending={pending} label={pendingLabel} settledLabel={settledLabel} />}
    </>
  )
}
