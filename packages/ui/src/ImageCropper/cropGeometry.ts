/** A square part of an image, in pixels of the upright image. */
export interface ImageCrop {
  x: number
  y: number
  size: number
}

export interface ImageSize {
  width: number
  height: number
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max))

/** The crop, moved into the image. */
const moveInside = ({ width, height }: ImageSize, { x, y, size }: ImageCrop): ImageCrop => ({
  x: clamp(x, 0, width - size),
  y: clamp(y, 0, height - size),
  size,
})

/** The largest square in the middle. */
export function centreCrop({ width, height }: ImageSize): ImageCrop {
  const size = Math.min(width, height)
  return { x: (width - size) / 2, y: (height - size) / 2, size }
}

/** How much larger than at first the image is shown. */
export const zoomOf = ({ width, height }: ImageSize, { size }: ImageCrop): number => Math.min(width, height) / size

/** Zooms about the middle of the crop. */
export function zoomTo(image: ImageSize, { x, y, size }: ImageCrop, zoom: number): ImageCrop {
  const next = Math.min(image.width, image.height) / zoom
  return moveInside(image, { x: x + (size - next) / 2, y: y + (size - next) / 2, size: next })
}

/** Moves the crop by a share of its own size. */
export const moveBy = (image: ImageSize, { x, y, size }: ImageCrop, right: number, down: number): ImageCrop =>
  moveInside(image, { x: x + right * size, y: y + down * size, size })

/** Where the crop is between the edges of the image, from 0 to 1; undefined where it has no room. */
export function positionOf(
  { width, height }: ImageSize,
  { x, y, size }: ImageCrop,
): { across: number | undefined; down: number | undefined } {
  const share = (start: number, room: number) => (room < 0.5 ? undefined : start / room)
  return { across: share(x, width - size), down: share(y, height - size) }
}

/** Moves the crop to a place between the edges. */
export const moveTo = (
  { width, height }: ImageSize,
  { x, y, size }: ImageCrop,
  { across, down }: { across?: number; down?: number },
): ImageCrop => ({
  x: across === undefined ? x : across * (width - size),
  y: down === undefined ? y : down * (height - size),
  size,
})
