import { style } from '../theme/style.ts'

/** A fieldset without the native border. */
export const root = style({ minInlineSize: 0, margin: 0, border: 0, padding: 0 })
export const legend = style({ padding: 0 })
