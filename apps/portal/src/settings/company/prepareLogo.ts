import { uploadLimitBytes } from '@vehicle-partner/domain'
import { photoMimeTypes, resizePhoto } from '@vehicle-partner/forms'

/** Pixels of the long side, at most: it is shown small. */
const logoSide = 512

/** Makes a picture small enough for a logo, or says why it cannot be one. */
export async function prepareLogo(file: File): Promise<{ file: File } | { problem: string }> {
  if (!photoMimeTypes.includes(file.type)) return { problem: 'Please choose a JPG, PNG or WebP picture' }
  const small = await resizePhoto(file, { maxSide: logoSide })
  return small.size > uploadLimitBytes ? { problem: 'File must be less than 5 MB' } : { file: small }
}
