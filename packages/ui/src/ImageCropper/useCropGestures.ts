import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { moveBy, zoomOf, zoomTo, type ImageCrop, type ImageSize } from './cropGeometry.ts'

interface Point {
  x: number
  y: number
}

/** 0 for a single point. */
const distance = ([one, other]: readonly Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0)
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Moves the crop by dragging, and zooms it by pinching or with the wheel. Returns the ref of the viewport. */
export function useCropGestures(
  image: { size: ImageSize; crop: ImageCrop } | undefined,
  maxZoom: number,
  onCropChange: (crop: ImageCrop) => void,
): RefObject<HTMLDivElement | null> {
  const viewport = useRef<HTMLDivElement>(null)

  // Two fingers move in one frame, before the next render.
  const latest = useRef(image)
  useLayoutEffect(() => {
    latest.current = image
  })
  /** Zooms by a factor and moves by a share of the crop. */
  const change = useEffectEvent((factor: number, right: number, down: number) => {
    const { current } = latest
    if (!current) return
    const { size, crop } = current
    const zoom = Math.min(Math.max(zoomOf(size, crop) * factor, 1), maxZoom)
    latest.current = { size, crop: moveBy(size, zoomTo(size, crop, zoom), right, down) }
    onCropChange(latest.current.crop)
  })

  useEffect(() => {
    const { current } = viewport
    if (!current) return undefined
    const pointers = new Map<number, Point>()
    const handleDown = (event: PointerEvent) => {
      if (event.button !== 0 || pointers.size > 1) return
      current.setPointerCapture(event.pointerId)
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const handleMove = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId)) return
      const before = [...pointers.values()]
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const after = [...pointers.values()]
      const [from, to] = [middle(before), middle(after)]
      const side = current.clientWidth || 1
      change(distance(before) > 0 ? distance(after) / distance(before) : 1, (from.x - to.x) / side, (from.y - to.y) / side)
    }
    const handleEnd = (event: PointerEvent) => pointers.delete(event.pointerId)
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault()
      // A notch of a wheel is 100, a move on a trackpad much less; pinching on it holds Control.
      change(Math.exp(-Math.min(0.2, Math.max(-0.2, event.deltaY / (event.ctrlKey ? 100 : 1000)))), 0, 0)
    }
    current.addEventListener('pointerdown', handleDown)
    current.addEventListener('pointermove', handleMove)
    current.addEventListener('pointerup', handleEnd)
    current.addEventListener('pointercancel', handleEnd)
    // React's own listener is passive and could not keep the page from scrolling.
    current.addEventListener('wheel', handleWheel, { passive: false })
    return () => {
      current.removeEventListener('pointerdown', handleDown)
      current.removeEventListener('pointermove', handleMove)
      current.removeEventListener('pointerup', handleEnd)
      current.removeEventListener('pointercancel', handleEnd)
      current.removeEventListener('wheel', handleWheel)
    }
  }, [])
  return viewport
}
