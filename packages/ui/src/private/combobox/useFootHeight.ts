'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** The height of the form's buttons where they stick to the bottom of the visible page, so that a popup leaves them uncovered; 0 elsewhere. */
export function useFootHeight(isOpen: boolean, field: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const foot = isOpen ? field.current?.closest('form')?.querySelector('[data-form-actions]') : null
    if (!foot || getComputedStyle(foot).position !== 'sticky') return undefined
    // An on-screen keyboard covers the foot: then there is nothing to leave uncovered.
    const viewport = window.visualViewport
    const measure = () => {
      const bottom = viewport ? viewport.offsetTop + viewport.height : window.innerHeight
      setHeight(Math.max(0, bottom - foot.getBoundingClientRect().top))
    }
    measure()
    viewport?.addEventListener('resize', measure)
    return () => viewport?.removeEventListener('resize', measure)
  }, [isOpen, field])
  return isOpen ? height : 0
}
