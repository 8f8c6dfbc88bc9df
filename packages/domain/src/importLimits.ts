/** The maximum number of rows, and how many are imported at once. Longer imports run in the background. */
export const importLimits = { rows: 1000, inline: 200 } as const
