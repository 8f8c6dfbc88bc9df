import type { ElementType } from 'react'

/** An element chosen by name: TypeScript otherwise asks for one ref that fits every element of the union. */
export const toElementType = (name: keyof HTMLElementTagNameMap): ElementType => name
