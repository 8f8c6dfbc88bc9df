/** Pixels of the long side, at most: enough to read a document. */
export const maxPhotoSide = 1600

/** Pixels of the side of a cropped photo, at most: enough for the largest place that shows a person. */
const croppedPhotoSide = 512

const quality = 0.85
/** Media types of photos. */
export const photoMimeTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Scales a photo down to an upright JPEG, for slow networks. Small photos, other files and files that the browser cannot decode are
 * returned unchanged. `maxSide` is the length of the long side in pixels. Decoding and encoding run off the main thread.
 */
export async function resizePhoto(file: File, { maxSide = maxPhotoSide }: { maxSide?: number } = {}): Promise<File> {
  if (!photoMimeTypes.includes(file.type) || !canDrawPhotos()) return file
  try {
    // Applies the EXIF orientation, which the new file does not carry.
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const share = maxSide / Math.max(photo.width, photo.height)
      if (share >= 1) return file
      const blob = await drawPhoto(
        photo,
        [0, 0, photo.width, photo.height],
        Math.round(photo.width * share),
        Math.round(photo.height * share),
      )
      return blob.size < file.size ? new File([blob], toJpegName(file.name), { type: blob.type, lastModified: file.lastModified }) : file
    } finally {
      photo.close()
    }
  } catch {
    return file
  }
}

/** Whether this browser can decode and encode photos off the main thread. */
export const canDrawPhotos = () => typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function'

/** Cuts a square out of a photo, as a small JPEG. `crop` is in pixels of the upright photo. Rejects if the browser cannot decode it. */
export async function cropPhoto(file: File, { x, y, size }: { x: number; y: number; size: number }): Promise<File> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const side = Math.max(1, Math.min(croppedPhotoSide, Math.round(size)))
    const blob = await drawPhoto(photo, [x, y, size, size], side, side)
    return new File([blob], toJpegName(file.name), { type: blob.type, lastModified: file.lastModified })
  } finally {
    photo.close()
  }
}

/** Draws a part of a photo: its left, top, width and height. */
function drawPhoto(photo: ImageBitmap, part: readonly [number, number, number, number], width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas')
  // JPEG has no transparency; without a background transparent pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, ...part, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const toJpegName = (name: string) => `${name.replace(/\.[^.]+$/, '')}.jpg`
