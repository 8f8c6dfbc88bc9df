import type { ElementType } from 'react'

/** Types an element name as `ElementType`: TypeScript otherwise requires a ref that fits every element of the union. */
export const toElementType = (name: keyof HTMLElementTagNameMap): ElementType => name
