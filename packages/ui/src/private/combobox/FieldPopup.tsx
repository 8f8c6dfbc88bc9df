'use client'
import { useRef, useState, type ReactNode } from 'react'
import { useLazyModule } from '../useLazyModule.ts'
import type { FieldPopupSurfaceProps } from './FieldPopupSurface.tsx'

interface FieldPopupProps extends Omit<FieldPopupSurfaceProps, 'anchor'> {
  /** The element that the popup is positioned below and as wide as. */
  anchor: ReactNode
}

const loadSurface = async () => (await import('./FieldPopupSurface.tsx')).FieldPopupSurface

/**
 * A popup below a field that keeps focus. Inside a dialog it is part of the dialog: it scrolls, and a press in it is no outside
 * press. Its surface loads when the field is first hovered, focused or opened; the field works without it meanwhile.
 */
export function FieldPopup({ open, onLeave, anchor, children }: FieldPopupProps) {
  const anchorRef = useRef<HTMLDivElement>(null)
  const [isUsed, setUsed] = useState(false)
  const Surface = useLazyModule(isUsed || open, loadSurface)
  const preload = () => setUsed(true)
  return (
    <>
      <div ref={anchorRef} role="presentation" onFocus={preload} onPointerEnter={preload}>
        {anchor}
      </div>
      {Surface ? (
        <Surface open={open} onLeave={onLeave} anchor={anchorRef}>
          {children}
        </Surface>
      ) : null}
    </>
  )
}
