import { createVar } from '@vanilla-extract/css'

// What a page or a card tells those who stand in it, so that a bar can go from edge to edge.

/** The room that is left free beside what stands in it; none where nobody says so. */
export const containerMargin = createVar()
/** What is behind it. */
export const containerBackground = createVar()
