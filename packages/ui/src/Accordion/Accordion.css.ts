import { dashedLine } from '../private/dashedLine.ts'
import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const rule = `${theme.borderWidth.hairline} solid ${theme.color.border.default}`

export const root = style({ minInlineSize: 0, borderBlockStart: rule })
export const item = style({ borderBlockEnd: rule, scrollMarginBlockStart: theme.space['4'] })
export const heading = style({ margin: 0 })

export const trigger = style({
  ...typography.body,
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space['4'],
  inlineSize: '100%',
  minBlockSize: rem(64),
  margin: 0,
  paddingBlock: theme.space['3'],
  paddingInline: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: theme.color.text.primary,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { '(hover: hover)': { ':hover': { color: theme.color.text.link } } },
})
export const triggerOpen = style(typography.heading)
export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const chevron = style({
  color: theme.color.text.secondary,
  '@media': { [media.motion]: { transition: `rotate ${theme.duration.quick} ${theme.easing.standard}` } },
})
export const chevronOpen = style({ rotate: '180deg' })

// Print and pages without scripts show all answers: nothing can be opened there.
const shown = { display: 'block', contentVisibility: 'visible' } as const
export const panel = style({ '@media': { [media.print]: shown, '(scripting: none)': shown } })
export const content = style({
  ...typography.body,
  color: theme.color.text.secondary,
  paddingBlockStart: theme.space['1'],
  paddingBlockEnd: theme.space['5'],
  paddingInlineEnd: theme.space['12'],
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInlineEnd: 0 } },
})

// Numbered steps on a dashed line: upcoming steps.
export const steps = style({
  margin: 0,
  padding: 0,
  paddingBlockStart: theme.space['4'],
  listStyle: 'none',
  counterReset: 'step',
})
export const step = style({
  position: 'relative',
  minBlockSize: rem(28),
  paddingInlineStart: rem(40),
  paddingBlock: rem(2),
  counterIncrement: 'step',
  '::before': {
    ...typography.caption,
    content: 'counter(step)',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: rem(28),
    blockSize: rem(28),
    border: `${theme.borderWidth.strong} solid ${theme.color.text.primary}`,
    borderRadius: theme.radius.full,
    color: theme.color.text.primary,
  },
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: theme.space['5'] },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `${rem(26)} ${rem(2)}`,
      insetInlineStart: rem(11),
      inlineSize: rem(2),
      backgroundImage: dashedLine('to bottom'),
    },
  },
})
