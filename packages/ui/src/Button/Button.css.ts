import { createVar, fallbackVar } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { partStyle, partVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { ButtonSize, ButtonVariant } from './Button.tsx'

const { color, space } = theme

// Variants only define colors; the rules that use them are shared.
const textColor = createVar()
const background = createVar()
const borderColor = createVar()
const hoverBackground = createVar()
const activeBackground = createVar()
const focusColor = createVar()
const disabledBackground = createVar()
const inlinePadding = createVar()

export const root = partStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  flexShrink: 0,
  margin: 0,
  minBlockSize: theme.size.control,
  maxInlineSize: '100%',
  paddingBlock: space['1'],
  paddingInline: `calc(${fallbackVar(inlinePadding, space['4'])} - ${theme.borderWidth.hairline})`,
  border: `${theme.borderWidth.hairline} solid ${fallbackVar(borderColor, 'transparent')}`,
  borderRadius: theme.radius.medium,
  background: fallbackVar(background, 'transparent'),
  color: textColor,
  fontSize: typography.body.fontSize,
  lineHeight: typography.body.lineHeight,
  fontWeight: 600,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':focus-visible': { outline: `${theme.borderWidth.focus} solid ${fallbackVar(focusColor, color.border.focus)}`, outlineOffset: rem(2) },
  ':active': { background: fallbackVar(activeBackground, hoverBackground), opacity: 1 },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: hoverBackground } } },
    [media.motion]: { transition: `background-color ${theme.duration.instant} ${theme.easing.standard}` },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
})

export const size = partVariants<Exclude<ButtonSize, 'medium'>>({
  small: {
    vars: { [inlinePadding]: space['3'] },
    gap: rem(6),
    fontSize: typography.label.fontSize,
    lineHeight: typography.label.lineHeight,
    minBlockSize: theme.size.controlCompact,
    '@media': {
      // 36 px high with a 44 px touch target.
      [media.touch]: {
        '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: `calc((100% - ${theme.size.control}) / 2)` },
      },
    },
  },
  large: { vars: { [inlinePadding]: space['6'] }, minBlockSize: theme.size.controlLarge, paddingBlock: space['2'] },
})

interface VariantColors {
  textColor: string
  background?: string
  borderColor?: string
  hoverBackground: string
  /** @default hoverBackground */
  activeBackground?: string
  /** @default the focus color of the theme */
  focusColor?: string
  /** @default grey */
  disabledBackground?: string
}

const defineVariant = (colors: VariantColors) => ({
  vars: {
    [textColor]: colors.textColor,
    [hoverBackground]: colors.hoverBackground,
    ...(colors.background && { [background]: colors.background }),
    ...(colors.borderColor && { [borderColor]: colors.borderColor }),
    ...(colors.activeBackground && { [activeBackground]: colors.activeBackground }),
    ...(colors.focusColor && { [focusColor]: colors.focusColor }),
    ...(colors.disabledBackground && { [disabledBackground]: colors.disabledBackground }),
  },
})

// On dark panels the green focus ring of the light theme has too little contrast.
const focusOnDarkPanel = color.sidebar.mark

export const variant = partVariants<ButtonVariant>({
  primary: defineVariant({
    textColor: color.text.onBrand,
    background: color.brand.solid,
    hoverBackground: color.brand.solidHover,
    activeBackground: color.brand.solidActive,
  }),
  secondary: defineVariant({
    textColor: color.text.primary,
    background: color.bg.surface,
    borderColor: color.border.control,
    hoverBackground: color.bg.hover,
    activeBackground: color.bg.disabled,
  }),
  quiet: defineVariant({
    textColor: color.text.link,
    hoverBackground: color.bg.selected,
    activeBackground: color.bg.disabled,
    disabledBackground: 'transparent',
  }),
  danger: defineVariant({ textColor: color.danger.on, background: color.danger.solid, hoverBackground: color.danger.solidHover }),
  dangerQuiet: defineVariant({ textColor: color.danger.text, hoverBackground: color.danger.subtle, disabledBackground: 'transparent' }),
  inverse: defineVariant({ textColor: color.text.inverse, background: color.bg.inverse, hoverBackground: color.bg.inverse }),
  accent: defineVariant({
    textColor: color.accent.on,
    background: color.accent.solid,
    hoverBackground: color.accent.mark,
    focusColor: focusOnDarkPanel,
  }),
  outline: defineVariant({
    textColor: color.sidebar.textStrong,
    borderColor: color.sidebar.heading,
    hoverBackground: color.sidebar.bgHover,
    activeBackground: color.sidebar.bgActive,
    focusColor: focusOnDarkPanel,
  }),
})

// Exported separately, so that components that use only these do not include the other variants.
export const { small } = size
export const { secondary, quiet } = variant

// The text is in line with the column; the padding extends beyond it. Without a maximum, a column as wide as the button does not cut it.
const outward = `calc(-1 * ${fallbackVar(inlinePadding, space['4'])})`
// Forced colors draw a border, which would cross the text beside the button.
const inside = { [media.forcedColors]: { marginInline: 0 } }
export const flush = partStyle({ marginInlineStart: outward, maxInlineSize: 'none', '@media': inside })
export const flushEnd = partStyle({ marginInlineEnd: outward, maxInlineSize: 'none', '@media': inside })

export const fullWidth = partStyle({ display: 'flex', inlineSize: '100%' })

// After the variants, because it overrides them.
export const disabled = partStyle({
  vars: {
    [textColor]: color.text.disabled,
    [background]: fallbackVar(disabledBackground, color.bg.disabled),
    [borderColor]: 'transparent',
    [hoverBackground]: background,
    [activeBackground]: background,
  },
  cursor: 'not-allowed',
  '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
})

export const pending = partStyle({ cursor: 'progress' })

// The button lays out what is inside.
export const content = partStyle({ display: 'contents' })

export const startIcon = partStyle({ marginInlineStart: `calc(${rem(2)} * -1)` })
export const endIcon = partStyle({ marginInlineEnd: `calc(${rem(2)} * -1)` })

// Positioned absolutely, so that the button keeps its width; a label that does not fit wraps and is clipped.
export const progress = partStyle({
  position: 'absolute',
  insetInline: space['2'],
  insetBlock: 0,
  marginBlock: 'auto',
  blockSize: '1lh',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  overflow: 'hidden',
})

export const progressItem = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  whiteSpace: 'nowrap',
  paddingInline: space['1'],
})

export const hiddenContent = partStyle({ visibility: 'hidden' })
