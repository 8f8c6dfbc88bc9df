/** How many items a filter has chosen, where their names are not known. A file of its own: few of the pages need the rest of the filters. */
export const countChosen = ({ length }: readonly string[]): string => `${length} chosen`
