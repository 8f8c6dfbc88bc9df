import { theme } from './contract.css.ts'
import { media } from './media.ts'

/**
 * 44 px in both directions for a finger, whatever is drawn. For something with a `position` of its own that is no inline box;
 * what lies within these 44 px is then pressed through it.
 */
export const touchTarget = {
  [media.touch]: {
    '::after': {
      content: '',
      position: 'absolute' as const,
      insetBlock: `min(0px, (100% - ${theme.size.control}) / 2)`,
      insetInline: `min(0px, (100% - ${theme.size.control}) / 2)`,
    },
  },
}
