import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const fade = rem(40)

/** Scrolls horizontally without a scrollbar; overflowing sides fade out. */
export const row = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  // Masks use physical sides; `data-more` is set accordingly.
  selectors: {
    '&[data-more="left"]': { maskImage: `linear-gradient(to right, transparent, black ${fade})` },
    '&[data-more="right"]': { maskImage: `linear-gradient(to left, transparent, black ${fade})` },
    '&[data-more="both"]': { maskImage: `linear-gradient(to right, transparent, black ${fade} calc(100% - ${fade}), transparent)` },
  },
})
