import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space } = theme

export const root = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space['2'],
  minBlockSize: rem(60),
  // Ancestors may clip touch targets, so leave space for them, also where it takes two lines.
  paddingBlock: space['3'],
  color: color.text.secondary,
  '@media': { [media.print]: { minBlockSize: 0, paddingBlock: 0 } },
})
export const range = style({ margin: 0 })
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space['3'],
  '@media': { [media.print]: { display: 'none' } },
})
export const steps = style({ display: 'flex', alignItems: 'center', gap: space['1'], margin: 0, padding: 0, listStyle: 'none' })

export const step = style({
  ...focusRing,
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: theme.size.controlCompact,
  blockSize: theme.size.controlCompact,
  margin: 0,
  padding: space['1'],
  border: `${theme.borderWidth.hairline} solid transparent`,
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: color.text.secondary,
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  // Instead of the opacity of other pressed buttons, which lays out the page once more.
  ':active': { background: color.bg.disabled, opacity: 1 },
  '@media': {
    '(hover: hover)': { ':hover': { background: color.bg.hover, color: color.text.primary } },
    // 36 px high, with a touch target of 44 px.
    [media.touch]: { '::after': { content: '', position: 'absolute', inset: `calc((100% - ${theme.size.control}) / 2)` } },
  },
})
export const current = style({
  background: color.bg.disabled,
  color: color.text.primary,
  fontWeight: 700,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
})
const nothing = { background: 'transparent', color: color.text.disabled, cursor: 'not-allowed' }
export const off = style({
  ...nothing,
  '@media': { '(hover: hover)': { ':hover': nothing }, [media.forcedColors]: { color: 'GrayText' } },
})
export const gap = style({ display: 'inline-grid', placeItems: 'center', inlineSize: rem(24) })
export const chevron = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

// A phone shows only one of the two.
export const wide = style({ '@media': { [media.phone]: { display: 'none' } } })
export const compact = style({ display: 'none', paddingInline: space['2'], '@media': { [media.phone]: { display: 'block' } } })
export const always = style({ display: 'block' })
