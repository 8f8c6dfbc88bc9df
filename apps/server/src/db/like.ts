/** Text in which the signs of a pattern of SQL's `like` mean themselves. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
