/** Pixels of the long side, at most: enough to read a document. */
export const maxPhotoSide = 1600

const quality = 0.85
/** Media types of photos. */
export const photoMimeTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Scales a photo down to an upright JPEG, for slow networks. Small photos, other files and files that the browser cannot decode are
 * returned unchanged. `maxSide` is the length of the long side in pixels. Decoding and encoding run off the main thread.
 */
export async function resizePhoto(file: File, { maxSide = maxPhotoSide }: { maxSide?: number } = {}): Promise<File> {
  if (!photoMimeTypes.includes(file.type) || typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return file
  try {
    // Applies the EXIF orientation, which the new file does not carry.
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const share = maxSide / Math.max(photo.width, photo.height)
      if (share >= 1) return file
      const blob = await drawPhoto(photo, Math.round(photo.width * share), Math.round(photo.height * share))
      return blob.size < file.size ? new File([blob], toJpegName(file.name), { type: blob.type, lastModified: file.lastModified }) : file
    } finally {
      photo.close()
    }
  } catch {
    return file
  }
}

function drawPhoto(photo: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas')
  // JPEG has no transparency; without a background transparent pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const toJpegName = (name: string) => `${name.replace(/\.[^.]+$/, '')}.jpg`
