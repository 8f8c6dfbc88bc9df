import { theme } from './contract.css.ts'

/** The outline of amber shapes: dark in light themes, where amber has too little contrast, and amber in dark themes. */
export const accentRing = `light-dark(${theme.color.accent.on}, ${theme.color.accent.solid})`
