import { rem } from './rem.ts'

/** A container too narrow for two things beside each other, such as with large text on a small phone. */
export const narrowContainer = `(max-width: ${rem(240)})`
