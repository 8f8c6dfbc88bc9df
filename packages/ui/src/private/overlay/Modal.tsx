'use client'
import { useContext, useId, useRef, useSyncExternalStore } from 'react'
import { ModalLayer } from './ModalLayer.tsx'
import type { ModalProps } from './modalProps.ts'
import { Standing } from './Standing.ts'
import { useLeaving } from './useLeaving.ts'

const never = () => () => {}

/** Whether we are in a browser that has taken the page over; a server cannot draw on the body. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** One surface over a page that sleeps meanwhile: focus, keys, presses beside it, and the way in and out. */
export function Modal({ keepMounted = false, id, ...rest }: ModalProps) {
  const ownId = useId()
  const place = useRef<HTMLSpanElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const isThere = useLeaving(rest.open, surface)
  const isStanding = useContext(Standing)
  const isDrawn = useInBrowser() && isStanding && (isThere || keepMounted)
  return (
    <>
      <span ref={place} hidden />
      {isDrawn ? <ModalLayer {...rest} id={id ?? ownId} isThere={isThere} place={place} surface={surface} /> : null}
    </>
  )
}
