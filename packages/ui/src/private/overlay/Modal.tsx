'use client'
import { useContext, useId, useRef, useSyncExternalStore } from 'react'
import { ModalLayer } from './ModalLayer.tsx'
import type { ModalProps } from './modalProps.ts'
import { IsParentActive } from './IsParentActive.ts'
import { useExitAnimation } from './useExitAnimation.ts'

const subscribeNever = () => () => {}

/** Whether we are in a browser that has taken the page over; a server cannot draw on the body. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )

/** One surface over a page that sleeps meanwhile: focus, keys, presses beside it, and the way in and out. */
export function Modal({ keepMounted = false, id, ...rest }: ModalProps) {
  const ownId = useId()
  const origin = useRef<HTMLSpanElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const isMounted = useExitAnimation(rest.open, surface)
  const isParentActive = useContext(IsParentActive)
  const isRendered = useIsHydrated() && isParentActive && (isMounted || keepMounted)
  return (
    <>
      <span ref={origin} hidden />
      {isRendered ? <ModalLayer {...rest} id={id ?? ownId} isMounted={isMounted} origin={origin} surface={surface} /> : null}
    </>
  )
}
