/** Of the TopBar, in px at the usual text size; what sticks below it needs it too. */
export const topBarHeight = 56
