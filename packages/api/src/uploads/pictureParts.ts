import type { uploadTypes } from '@vehicle-partner/domain'

/** The names of a part with pixels, by the type of the picture, in latin1. */
export const pictureParts: Readonly<Partial<Record<(typeof uploadTypes)[number], readonly string[]>>> = {
  'image/jpeg': ['\u00ff\u00da'],
  'image/png': ['IDAT'],
  'image/webp': ['VP8 ', 'VP8L'],
}

/** The message of a picture that has none. */
export const unreadablePictureMessage = 'We could not read this picture. Please choose another one'
