'use client'
import { Info } from '../private/icons/messageIcons.ts'
import { Popper } from 'radix-ui/internal'
import { useId, type ReactNode, type Ref } from 'react'
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx'
import { AnchoredPopup } from '../private/overlay/AnchoredPopup.tsx'
import * as bubble from '../private/overlay/popupBubble.css.ts'
import type { OpenChangeDetails } from '../private/overlay/openChangeReasons.ts'
import { useButtonPopup } from '../private/overlay/useButtonPopup.ts'
import { useMergedRefs } from '../private/useMergedRefs.ts'

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
  const textId = useId()
  const { button, content, buttonProps, popupProps } = useButtonPopup<HTMLButtonElement>({ open, defaultOpen, onOpenChange })
  return (
    <>
      <IconButton {...buttonProps} {...rest} ref={useMergedRefs(button, ref)} label={label} icon={<Info />} size={size} />
      <AnchoredPopup {...popupProps} ref={content} side="top" aria-label={label} aria-describedby={textId} className={bubble.root}>
        <div id={textId}>{children}</div>
        <Popper.Arrow className={bubble.arrow} width={10} height={5} />
      </AnchoredPopup>
    </>
  )
}
