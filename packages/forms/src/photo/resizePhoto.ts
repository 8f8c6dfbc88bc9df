/** Pixels of the long side, at most: enough to read every line of a paper. */
export const maxPhotoSide = 1600

const quality = 0.85
/** The media types that are taken for a picture. */
export const photoMimeTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Makes a photo no larger than its reader needs, as a JPEG that stands upright, so that it goes through a slow network. A small one,
 * another kind of file, and one that cannot be read here stay as they are. Decoding and encoding keep off the page's own thread.
 */
export async function resizePhoto(file: File): Promise<File> {
  if (!photoMimeTypes.includes(file.type) || typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return file
  try {
    // Turned as the camera was held; what is drawn has no such note any more.
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const share = maxPhotoSide / Math.max(photo.width, photo.height)
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
  if (!context) throw new Error('This browser draws no pictures')
  // A JPEG has no holes: without paper behind it they would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const toJpegName = (name: string) => `${name.replace(/\.[^.]+$/, '')}.jpg`
