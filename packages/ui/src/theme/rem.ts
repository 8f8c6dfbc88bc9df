/** Converts px to rem, so that sizes follow the user's text size. */
export const rem = (px: number): string => (px === 0 ? '0' : `${px / 16}rem`)
