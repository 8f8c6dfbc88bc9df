import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({
  borderBlockEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  '@media': { [media.belowLaptop]: { marginInline: `calc(-1 * ${theme.space['4']})`, paddingInline: theme.space['4'] } },
})

export const list = style({ display: 'flex', gap: theme.space['6'], inlineSize: 'max-content', margin: 0, padding: 0, listStyle: 'none' })

export const tab = style({
  ...typography.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['2'],
  minBlockSize: theme.size.tab,
  fontWeight: 500,
  color: theme.color.text.secondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // An inner outline, because the row clips its overflow.
  ':focus-visible': {
    outline: `${theme.borderWidth.focus} solid ${theme.color.border.focus}`,
    outlineOffset: `calc(${theme.borderWidth.focus} * -1)`,
    borderRadius: theme.radius.small,
  },
  '@media': { '(hover: hover)': { ':hover': { color: theme.color.text.primary } } },
})

export const current = style({
  fontWeight: 700,
  color: theme.color.text.primary,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: rem(3),
    background: theme.color.brand.solid,
  },
  '@media': { [media.forcedColors]: { '::after': { background: 'Highlight' } } },
})

/** The room of a count of two digits. */
export const pendingCount = style({ visibility: 'hidden' })
