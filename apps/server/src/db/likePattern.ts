/** Escapes text for an SQL `like` pattern. */
export const escapeLikePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
