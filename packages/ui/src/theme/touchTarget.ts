import { theme } from './contract.css.ts'
import { media } from './media.ts'

/**
 * Extends the touch target to 44 px in both directions. The element needs a `position` and must not be inline.
 * Neighboring elements inside the 44 px are covered.
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
