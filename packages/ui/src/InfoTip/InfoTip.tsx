'use client'
import { Info } from '../private/icons.ts'
import { Popover as Radix } from 'radix-ui'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx'
import * as bubble from '../private/overlay/popupBubble.css.ts'
import { usePortalContainer } from '../private/portalContainer.ts'
import type { OpenChangeDetails } from '../private/overlay/openChangeReasons.ts'
import { useReturnFocusToTrigger } from '../private/overlay/useReturnFocusToTrigger.ts'
import { usePopupState } from '../private/overlay/usePopupState.ts'
import { useMergedRefs } from '../private/useMergedRefs.ts'
import { useDirection } from '../private/useDirection.ts'

export interface InfoTipProps extends Omit<IconButtonProps, 'label' | 'icon' | 'children' | 'pending' | 'pendingLabel' | 'onClick'> {
  /** The label of the button: "What is unsettled?" */
  label: string
  /** One or two sentences. */
  children: ReactNode
  /** Whether it is shown, if the app decides. */
  open?: boolean
  /** Whether it is shown at first, if it decides itself. */
  defaultOpen?: boolean
  /** Called once per change with the reason. */
  onOpenChange?: (open: boolean, details: OpenChangeDetails) => void
  ref?: Ref<HTMLButtonElement>
}

/** An info button that explains a term when pressed. */
export function InfoTip({ label, children, open, defaultOpen = false, onOpenChange, size = 'small', ref, ...rest }: InfoTipProps) {
  const triggerRef = useRef<HTMLSpanElement>(null)
  const container = usePortalContainer()
  const dir = useDirection(triggerRef)
  const textId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { isOpen, setOpen, note: recordReason, radixHandlers } = usePopupState({ open, defaultOpen, onOpenChange })
  const returnFocusToTrigger = useReturnFocusToTrigger(isOpen, trigger, content)
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger ref={useMergedRefs(trigger, ref)} asChild onClick={(event) => recordReason('trigger-press')(event.nativeEvent)}>
        <IconButton {...rest} label={label} icon={<Info />} size={size} />
      </Radix.Trigger>
      <span ref={triggerRef} hidden />
      <Radix.Portal container={container}>
        <Radix.Content
          {...radixHandlers}
          ref={content}
          onCloseAutoFocus={returnFocusToTrigger}
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
