'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The height of the form's buttons while they stick to the bottom of the visible page, so that a popup leaves them uncovered; 0 elsewhere:
 * behind an on-screen keyboard, and right below the field of a short form, where a list would have no room otherwise.
 */
export function useFootHeight(isOpen: boolean, field: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const foot = isOpen && field.current?.closest('form')?.querySelector('[data-form-actions]')
    const viewport = window.visualViewport
    if (!foot || !viewport) return undefined
    const measure = () => {
      const box = foot.getBoundingClientRect()
      setHeight(Math.abs(viewport.offsetTop + viewport.height - box.bottom) < 2 ? box.height : 0)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [isOpen, field])
  return isOpen ? height : 0
}
