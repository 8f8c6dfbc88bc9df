/** Joins class names or ids, without those that do not apply. A component with variants takes `cx` of class-variance-authority, which it has anyway. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
