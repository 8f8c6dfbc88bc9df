/** Whether a media query matches when it is asked; false where none can be asked. */
export const matchesMedia = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches
