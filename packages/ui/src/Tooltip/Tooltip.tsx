'use client'
import { cx } from 'class-variance-authority'
import { Tooltip as Radix } from 'radix-ui'
import { useRef, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import * as bubble from '../private/overlay/bubble.css.ts'
import { useDirection } from '../private/useDirection.ts'

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right'

export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'content' | 'children'> {
  /** A few words that say more. Nothing in it can be pressed, and nothing depends on it: a finger never sees it. */
  content: ReactNode
  /** The one control that it describes. */
  children: ReactElement
  /** Turns to the other side where there is no room. @default 'top' */
  side?: TooltipSide
  /** Milliseconds that a pointer rests before it opens; with the keyboard it opens at once. @default 700 */
  delay?: number
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  ref?: Ref<HTMLDivElement>
}

/** Words beside a control for those who rest on it. What a finger must be able to read is an `InfoTip`. */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay = 700,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const dir = useDirection(() => trigger.current)
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  }
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root {...state}>
        <Radix.Trigger
          ref={trigger}
          asChild
          // A focus that came by pointer, or back from a dialog that was closed by pointer, asks for nothing.
          onFocus={(event) => {
            if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content {...rest} side={side} sideOffset={4} collisionPadding={8} dir={dir} className={cx(bubble.root, className)}>
            {content}
            <Radix.Arrow className={bubble.arrow} width={10} height={5} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
