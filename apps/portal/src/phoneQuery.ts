/** The media query of a window in which lists are cards, as `DataTable` asks it, without spaces. */
export const phoneQuery = '(width<40em)'
