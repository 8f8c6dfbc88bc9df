import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { moveBy, zoomOf, zoomTo, type ImageCrop, type ImageSize } from './cropGeometry.ts'

interface Point {
  x: number
  y: number
}

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

  const zoomBy = useEffectEvent((factor: number) => {
    if (!image) return
    onCropChange(zoomTo(image.size, image.crop, Math.min(Math.max(zoomOf(image.size, image.crop) * factor, 1), maxZoom)))
  })
  const drag = useEffectEvent((before: readonly Point[], after: readonly Point[]) => {
    const side = viewport.current?.clientWidth ?? 0
    if (!image || side === 0) return
    const [from, to] = [middle(before), middle(after)]
    const pinch = after.length > 1 && distance(before) > 0 ? distance(after) / distance(before) : 1
    const zoom = Math.min(Math.max(zoomOf(image.size, image.crop) * pinch, 1), maxZoom)
    onCropChange(moveBy(image.size, zoomTo(image.size, image.crop, zoom), (from.x - to.x) / side, (from.y - to.y) / side))
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
      drag(before, [...pointers.values()])
    }
    const handleEnd = (event: PointerEvent) => pointers.delete(event.pointerId)
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomBy(event.deltaY < 0 ? 1.1 : 1 / 1.1)
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
