'use client'
import { Tooltip as Radix } from 'radix-ui'
import { useEffect, useRef, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as bubble from '../private/overlay/popupBubble.css.ts'
import { isReturningFocus } from '../private/overlay/returnFocus.ts'
import { usePortalContainer } from '../private/portalContainer.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { useDirection } from '../private/useDirection.ts'
import { TooltipProvider, useIsProvided } from './TooltipProvider.tsx'

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right'

export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'content' | 'children'> {
  /** A short text without interactive content. Not shown on touch devices, so it must not be essential. */
  content: ReactNode
  /** The control that it describes. */
  children: ReactElement
  /** Flips to the opposite side if there is no space. @default 'top' */
  side?: TooltipSide
  /** Milliseconds of hover before it opens; it opens immediately on keyboard focus. @default the provider's delay, or 700 */
  delay?: number
  /** Milliseconds until it closes after the pointer leaves. @default 0 */
  closeDelay?: number
  /** Whether it is shown, if the app decides. */
  open?: boolean
  /** Whether it is shown at first, if it decides itself. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  ref?: Ref<HTMLDivElement>
}

/** A tooltip for a control, on hover and focus. Use `InfoTip` for text that touch users need. */
export function Tooltip(props: TooltipProps) {
  const tooltip = <TooltipContent {...props} />
  return useIsProvided() ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>
}

function TooltipContent({
  content,
  children,
  side = 'top',
  delay,
  closeDelay = 0,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const container = usePortalContainer()
  const dir = useDirection(trigger)
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeaving = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const handleOpenChange = (next: boolean) => {
    clearTimeout(timer.current)
    // `closeDelay` applies only when the pointer leaves.
    if (next || !isLeaving.current || closeDelay === 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(false), closeDelay)
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={handleOpenChange} {...(delay === undefined ? {} : { delayDuration: delay })}>
      <Radix.Trigger
        ref={trigger}
        asChild
        onPointerEnter={() => {
          isLeaving.current = true
        }}
        onPointerDown={() => {
          isLeaving.current = false
        }}
        onBlur={() => {
          isLeaving.current = false
        }}
        // Focus by pointer, or restored by an overlay, must not open the tooltip.
        onFocus={(event) => {
          if (isReturningFocus() || !event.currentTarget.matches(':focus-visible')) event.preventDefault()
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          onEscapeKeyDown={() => {
            isLeaving.current = false
          }}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          dir={dir}
          className={cx(bubble.root, className)}
        >
          {content}
          <Radix.Arrow className={bubble.arrow} width={10} height={5} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
