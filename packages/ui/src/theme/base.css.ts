import { colours } from './tokens.ts'

/** The library's own colours in all four themes: what a brand starts from. */
export const base = colours
