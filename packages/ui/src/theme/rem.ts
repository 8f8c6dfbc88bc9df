/** A measure of the design, given in px at the usual text size, as rem: it grows with a person's own text size. */
export const rem = (px: number): string => (px === 0 ? '0' : `${px / 16}rem`)
