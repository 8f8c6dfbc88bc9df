/** The name of the button that opens the actions of a member. */
export const menuLabel = (name: string): string => `Actions for ${name}`

/** The name of the button that says why the user's own row has no actions. */
export const ownAccessLabel = 'Why can I not change my own access?'
