'use client'
import { cx } from 'class-variance-authority'
import { Tooltip as Radix } from 'radix-ui'
import { useEffect, useRef, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import * as bubble from '../private/overlay/bubble.css.ts'
import { isReturning } from '../private/overlay/returnFocus.ts'
import { usePortalContainer } from '../private/portalContainer.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { useDirection } from '../private/useDirection.ts'
import { TooltipProvider, useIsProvided } from './TooltipProvider.tsx'

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right'

export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'content' | 'children'> {
  /** A few words that say more. Nothing in it can be pressed, and nothing depends on it: a finger never sees it. */
  content: ReactNode
  /** The one control that it describes. */
  children: ReactElement
  /** Turns to the other side where there is no room. @default 'top' */
  side?: TooltipSide
  /** Milliseconds that a pointer rests before it opens; with the keyboard it opens at once. @default what the `TooltipProvider` says, else 700 */
  delay?: number
  /** Milliseconds that it stays when the pointer has left. @default 0 */
  closeDelay?: number
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  ref?: Ref<HTMLDivElement>
}

/** Words beside a control for those who rest on it. What a finger must be able to read is an `InfoTip`. */
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

  const change = (next: boolean) => {
    clearTimeout(timer.current)
    // Only a pointer that leaves is given time: what was asked to go goes.
    if (next || !isLeaving.current || closeDelay === 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(false), closeDelay)
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={change} {...(delay === undefined ? {} : { delayDuration: delay })}>
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
        // A focus that came by pointer, or was brought back from an overlay, asks for nothing.
        onFocus={(event) => {
          if (isReturning() || !event.currentTarget.matches(':focus-visible')) event.preventDefault()
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
