'use client'
import { Info } from '../private/icons/messageIcons.ts'
import { Popper } from 'radix-ui/internal'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx'
import { AnchoredPopup } from '../private/overlay/AnchoredPopup.tsx'
import * as bubble from '../private/overlay/popupBubble.css.ts'
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
  const trigger = useRef<HTMLButtonElement>(null)
  const dir = useDirection(trigger)
  const contentId = useId()
  const textId = useId()
  const content = useRef<HTMLDivElement>(null)
  const { isOpen, setOpen, note: recordReason, radixHandlers } = usePopupState({ open, defaultOpen, onOpenChange })
  const returnFocusToTrigger = useReturnFocusToTrigger(isOpen, trigger, content)
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        {...rest}
        ref={useMergedRefs(trigger, ref)}
        label={label}
        icon={<Info />}
        size={size}
        onClick={(event) => {
          recordReason('trigger-press')(event.nativeEvent)
          setOpen(!isOpen)
        }}
      />
      <AnchoredPopup
        open={isOpen}
        anchor={trigger}
        toggle={trigger}
        onClose={() => setOpen(false)}
        {...radixHandlers}
        ref={content}
        id={contentId}
        onCloseAutoFocus={returnFocusToTrigger}
        side="top"
        dir={dir}
        aria-label={label}
        aria-describedby={textId}
        className={bubble.root}
      >
        <div id={textId}>{children}</div>
        <Popper.Arrow className={bubble.arrow} width={10} height={5} />
      </AnchoredPopup>
    </>
  )
}
