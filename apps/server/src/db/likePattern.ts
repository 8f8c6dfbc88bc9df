/** Text in which the signs of a pattern of SQL's `like` mean themselves. */
export const escapeLikePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
