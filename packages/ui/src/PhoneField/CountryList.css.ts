import { globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css'
import { keyboardHeightVar, animateOpenClose } from '../private/overlay/overlayAnimation.ts'
import { end, line, words } from '../private/combobox/OptionText.css.ts'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, borderWidth } = theme

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: 'var(--radix-popper-anchor-width)',
  minInlineSize: `min(${rem(320)}, 100vw - ${space['4']})`,
  maxBlockSize: `min(${rem(380)}, var(--radix-popper-available-height, ${rem(380)}))`,
  overflow: 'hidden',
})

const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })
const toBelow = keyframes({ to: { transform: 'translateY(100%)' } })

export const sheet = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: keyboardHeightVar,
  zIndex: theme.zIndex.overlay,
  display: 'flex',
  flexDirection: 'column',
  blockSize: `min(86dvh, 100dvh - ${keyboardHeightVar} - ${space['2']})`,
  borderStartStartRadius: theme.radius.large,
  borderStartEndRadius: theme.radius.large,
  background: color.bg.surface,
  color: color.text.primary,
  boxShadow: theme.shadow.overlay,
  overflow: 'hidden',
  outline: 'none',
  '@media': {
    [media.motion]: animateOpenClose(fromBelow, toBelow),
    [media.forcedColors]: { border: `${borderWidth.hairline} solid CanvasText` },
  },
})

export const head = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: rem(56),
  paddingInline: space['4'],
})
export const title = style({ ...typography.heading })
export const close = style({ marginInlineEnd: `calc(-1 * ${space['3']})` })

export const searchRow = style({
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `${borderWidth.hairline} solid ${color.border.subtle}`,
  '@media': { [media.phone]: { paddingInline: space['4'], paddingBlockEnd: space['2'] } },
})
export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: space['4'],
  color: color.text.secondary,
  pointerEvents: 'none',
  '@media': { [media.phone]: { insetInlineStart: rem(28) } },
})
export const search = style({
  ...typography.body,
  flexGrow: 1,
  minInlineSize: 0,
  boxSizing: 'border-box',
  blockSize: theme.size.control,
  margin: 0,
  border: 0,
  paddingBlock: 0,
  paddingInlineStart: rem(44),
  paddingInlineEnd: space['4'],
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  '::placeholder': { color: color.text.tertiary, opacity: 1 },
  ':focus-visible': {
    outline: `${borderWidth.focus} solid ${color.border.focus}`,
    outlineOffset: `calc(-1 * ${borderWidth.focus})`,
    borderRadius: theme.radius.large,
  },
  '@media': {
    [media.phone]: {
      border: `${borderWidth.hairline} solid ${color.border.control}`,
      borderRadius: theme.radius.medium,
      ':focus-visible': { borderRadius: theme.radius.medium, outlineOffset: 0 },
    },
  },
})

export const list = style({
  containerType: 'inline-size',
  '@media': {
    [media.phone]: { vars: { [theme.size.control]: rem(52) }, paddingBlockEnd: `calc(${space['4']} + env(safe-area-inset-bottom, 0px))` },
  },
})
// Large text on a small phone: the name has the whole line, and wraps, above the code. All rows have one height, as a long list needs.
const addNarrowListRule = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${list} ${selector}`, { '@layer': { [components]: { '@container': { '(max-width: 15rem)': rule } } } })
addNarrowListRule('[role="option"]', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  rowGap: 0,
  blockSize: rem(80),
  whiteSpace: 'normal',
})
addNarrowListRule('[role="option"] > :first-child', { display: 'none' })
addNarrowListRule(`.${words}`, { gridArea: '1 / 1' })
addNarrowListRule(`.${end}`, { gridArea: '2 / 1' })
addNarrowListRule(`.${line}`, { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 })

export const dial = style({ fontSize: typography.body.fontSize, whiteSpace: 'nowrap', direction: 'ltr', unicodeBidi: 'isolate' })
export const none = style({ padding: space['4'], color: color.text.tertiary })
