'use client'
import { useContext, useId, useRef, useSyncExternalStore } from 'react'
import { ModalLayer } from './ModalLayer.tsx'
import type { ModalProps } from './modalProps.ts'
import { IsParentActive } from './ParentActiveContext.ts'
import { useExitAnimation } from './useExitAnimation.ts'

const subscribeNever = () => () => {}

/** False on the server and during hydration, where portals cannot render. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )

/** A modal layer: focus management, keyboard, outside press, and enter and exit animations. */
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
