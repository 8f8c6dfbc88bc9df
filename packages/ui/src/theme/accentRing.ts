import { theme } from './contract.css.ts'

/** The ring of amber shapes: dark on paper, where amber alone is too pale, and amber itself on dark surfaces. */
export const accentRing = `light-dark(${theme.color.accent.on}, ${theme.color.accent.solid})`
