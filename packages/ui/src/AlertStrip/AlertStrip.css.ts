import { fallbackVar, globalStyle } from '@vanilla-extract/css'
import { containerMargin, containerRadius } from '../private/containerVars.css.ts'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { AlertStripPlacement, AlertStripTone } from './AlertStrip.tsx'

export const root = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space['3'],
  color: theme.color.text.primary,
  '@media': { [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` } },
})

export const place = styleVariants<AlertStripPlacement>({
  page: { paddingBlock: rem(14), paddingInline: theme.space['4'], borderRadius: theme.radius.large },
  // From edge to edge of the card; at its end also to the end of it.
  card: {
    marginInline: `calc(-1 * ${fallbackVar(containerMargin, '0px')})`,
    selectors: {
      '&:last-child': {
        marginBlockEnd: `calc(-1 * ${fallbackVar(containerMargin, '0px')})`,
        borderEndStartRadius: fallbackVar(containerRadius, '0px'),
        borderEndEndRadius: fallbackVar(containerRadius, '0px'),
      },
    },
    paddingBlock: theme.space['3'],
    paddingInline: theme.space['6'],
    '@media': { [media.belowLaptop]: { paddingInline: theme.space['4'] } },
  },
})

export const tone = styleVariants<AlertStripTone>({
  danger: { background: theme.color.danger.subtle },
  warning: { background: theme.color.warning.subtle },
  success: { background: theme.color.success.subtle },
  info: { background: theme.color.info.subtle },
})

export const icon = style({ display: 'flex', alignItems: 'center', blockSize: rem(24) })
export const iconTone = styleVariants<AlertStripTone>({
  danger: { color: theme.color.danger.solid },
  warning: { color: theme.color.warning.icon },
  success: { color: theme.color.success.icon },
  info: { color: theme.color.info.icon },
})

export const content = style({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space['4'],
  minInlineSize: 0,
  '@media': { [media.belowLaptop]: { display: 'block' } },
})
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere', '@media': { [media.phone]: { display: 'inline' } } })
export const title = style({ fontWeight: 700 })
// A small button as the title keeps the line's height, so that it stands beside the icon.
globalStyle(`${title} > button`, { '@layer': { [components]: { marginBlock: rem(-6) } } })
export const action = style({
  flexShrink: 0,
  '@media': {
    // A button is taller than the line; it must not push the text away from the icon.
    [media.laptop]: { display: 'flex', alignItems: 'center', blockSize: rem(24) },
    // The border of a button does not touch the text above it.
    [media.belowLaptop]: { selectors: { '&:has(button)': { marginBlockStart: theme.space['1'] } } },
    // A link continues the text; a button has a line of its own.
    [media.phone]: {
      display: 'inline',
      marginInlineStart: rem(6),
      selectors: { '&:has(button)': { display: 'block', marginInlineStart: 0 } },
    },
  },
})
