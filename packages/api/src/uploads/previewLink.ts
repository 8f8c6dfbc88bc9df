/** Small versions of an uploaded photo: `thumbnail` is a square for rows of lists, `photo` keeps the sides and is at most 640 px long. */
export const previewSizes = ['thumbnail', 'photo'] as const
export type PreviewSize = (typeof previewSizes)[number]

/** The address of a small version of an uploaded photo, from the `Location` of a response. Addresses elsewhere are returned unchanged. */
export const previewLink = (location: string, size: PreviewSize): string =>
  location.startsWith('/files/') ? `${location}${location.includes('?') ? '&' : '?'}size=${size}` : location
