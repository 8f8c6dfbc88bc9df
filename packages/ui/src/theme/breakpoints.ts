/** Widths in px from which a layout holds, as the token file has them: alone here, so that code at run time does not carry all tokens. */
export const breakpoints = { tablet: 640, laptop: 1024, desktop: 1280 } as const
