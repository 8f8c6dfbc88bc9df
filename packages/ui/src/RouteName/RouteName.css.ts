import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const line = `${rem(1.5)} solid ${theme.color.text.secondary}`

export const root = style({ overflowWrap: 'anywhere' })

// The underline of a link does not reach into a box: it ends with the places, not with the spaces beside the arrow.
export const join = style({ display: 'inline-block', whiteSpace: 'pre' })

export const arrow = style({
  position: 'relative',
  display: 'inline-block',
  inlineSize: '1.4em',
  marginInline: '0.15em',
  borderBlockStart: line,
  verticalAlign: '0.3em',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '0.07em',
    insetBlockStart: '-0.25em',
    inlineSize: '0.35em',
    blockSize: '0.35em',
    borderBlockStart: line,
    borderInlineEnd: line,
    transform: 'rotate(45deg)',
  },
  selectors: { '[dir="rtl"] &::after': { transform: 'rotate(-45deg)' } },
})
