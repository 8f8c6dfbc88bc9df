'use client'
import { useId, type HTMLAttributes, type ReactElement, type ReactNode, type Ref, type RefObject } from 'react'
import { asChild } from '../private/asChild.ts'
import { cx } from '../private/cx.ts'
import { AnchoredPopup } from '../private/overlay/AnchoredPopup.tsx'
import type { OpenChangeDetails } from '../private/overlay/openChangeReasons.ts'
import { focusByScript } from '../private/overlay/returnFocus.ts'
import { useButtonPopup } from '../private/overlay/useButtonPopup.ts'
import { useMergedRefs } from '../private/useMergedRefs.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Popover.css.ts'

export type PopoverWidth = 'small' | 'medium'
export type PopoverPadding = 'normal' | 'none'
export type PopoverSide = 'top' | 'bottom' | 'left' | 'right'
export type PopoverAlign = 'start' | 'center' | 'end'

export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The control that opens it. */
  trigger: ReactElement
  /** The title, and the accessible name. */
  title: string
  /** Hides the label visually. */
  titleHidden?: boolean
  /** Shown at the end of the header. */
  action?: ReactNode
  /** Shown at the end, below a divider. */
  footer?: ReactNode
  /** Whether it is shown, if the app decides. */
  open?: boolean
  /** Whether it is shown at first, if it decides itself. */
  defaultOpen?: boolean
  /** Called once per change, with the reason. */
  onOpenChange?: (open: boolean, details: OpenChangeDetails) => void
  /** Receives focus first. @default the first control that is not a link, else the popover */
  initialFocus?: RefObject<HTMLElement | null>
  /** Flips to the opposite side if there is no space. @default 'bottom' */
  side?: PopoverSide
  /** The edge of the trigger that it lines up with. @default 'start' */
  align?: PopoverAlign
  /** 280 or 360 px. @default 'medium' */
  width?: PopoverWidth
  /** `none` for lists that reach the edge. @default 'normal' */
  padding?: PopoverPadding
  ref?: Ref<HTMLDivElement>
}

/** A non-modal popup next to its trigger. */
export function Popover({
  trigger,
  title,
  titleHidden,
  action,
  footer,
  open,
  defaultOpen = false,
  onOpenChange,
  initialFocus,
  side = 'bottom',
  align = 'start',
  width = 'medium',
  padding = 'normal',
  className,
  children,
  ref,
  ...rest
}: PopoverProps) {
  const titleId = useId()
  const { button, content, buttonProps, popupProps } = useButtonPopup<HTMLElement>({ id: rest.id, open, defaultOpen, onOpenChange })
  const isBare = titleHidden && !action
  return (
    <>
      {asChild(trigger, { ref: button, type: 'button', ...buttonProps }, (own) => own)}
      <AnchoredPopup
        aria-labelledby={titleId}
        side={side}
        align={align}
        {...rest}
        {...popupProps}
        ref={useMergedRefs(content, ref)}
        onOpenAutoFocus={(event) => {
          if (focusByScript(initialFocus?.current)) event.preventDefault()
        }}
        className={cx(styles.root, styles.width[width], className)}
      >
        <div className={isBare ? undefined : styles.head}>
          {titleHidden ? (
            <VisuallyHidden as="h2" id={titleId}>
              {title}
            </VisuallyHidden>
          ) : (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {action}
        </div>
        <div className={cx(styles.body, styles.padding[padding])}>{children}</div>
        {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
      </AnchoredPopup>
    </>
  )
}
