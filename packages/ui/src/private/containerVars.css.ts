import { createVar } from '@vanilla-extract/css'

// Variables that pages and cards set for their content, so that a bar can span from edge to edge.

/** The inline padding of the container; 0 by default. */
export const containerMargin = createVar()
/** The radius of the container's inner corners; 0 by default. */
export const containerRadius = createVar()
/** The background of the container. */
export const containerBackground = createVar()
