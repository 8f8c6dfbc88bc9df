/** Breakpoints in px, equal to the token file. Separate, so that runtime code does not include all tokens. */
export const breakpoints = { tablet: 640, laptop: 1024, desktop: 1280 } as const
