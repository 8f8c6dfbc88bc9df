import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const fade = rem(40)

/** Scrolls sideways without a scrollbar; where there is more, it fades out towards it. */
export const row = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  // A mask knows only sides; what is before and after turns round with the text, and so do the sides that are set.
  selectors: {
    '&[data-more="left"]': { maskImage: `linear-gradient(to right, transparent, black ${fade})` },
    '&[data-more="right"]': { maskImage: `linear-gradient(to left, transparent, black ${fade})` },
    '&[data-more="both"]': { maskImage: `linear-gradient(to right, transparent, black ${fade} calc(100% - ${fade}), transparent)` },
  },
})
