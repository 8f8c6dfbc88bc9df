'use client'
import { Info } from '../private/icons.ts'
import { Popover as Radix } from 'radix-ui'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx'
import * as bubble from '../private/overlay/bubble.css.ts'
import { useDirection } from '../private/useDirection.ts'

export interface InfoTipProps extends Omit<IconButtonProps, 'label' | 'icon' | 'children' | 'pending' | 'pendingLabel' | 'onClick'> {
  /** Names the button: "What is unsettled?" */
  label: string
  /** One or two sentences. */
  children: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  ref?: Ref<HTMLButtonElement>
}

/** A small i that explains a word when pressed: by finger, pointer or keyboard alike. */
export function InfoTip({ label, children, open, defaultOpen, onOpenChange, size = 'small', ...rest }: InfoTipProps) {
  const place = useRef<HTMLSpanElement>(null)
  const dir = useDirection(() => place.current)
  const textId = useId()
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  }
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>
        <IconButton {...rest} label={label} icon={<Info />} size={size} />
      </Radix.Trigger>
      <span ref={place} hidden />
      <Radix.Portal>
        <Radix.Content
          side="top"
          sideOffset={4}
          collisionPadding={8}
          dir={dir}
          aria-label={label}
          aria-describedby={textId}
          className={bubble.root}
        >
          <div id={textId}>{children}</div>
          <Radix.Arrow className={bubble.arrow} width={10} height={5} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
