import { createVar, fallbackVar } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { ButtonSize, ButtonVariant } from './Button.tsx'

const { color, space } = theme

// Variants only define colours; the rules that use them are shared.
const textColor = createVar()
const background = createVar()
const borderColor = createVar()
const hoverBackground = createVar()
const activeBackground = createVar()
const focusColor = createVar()
const disabledBackground = createVar()
const inlinePadding = createVar()

export const root = style({
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
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':focus-visible': { outline: `${theme.borderWidth.focus} solid ${fallbackVar(focusColor, color.border.focus)}`, outlineOffset: rem(2) },
  ':active': { background: fallbackVar(activeBackground, hoverBackground) },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: hoverBackground } } },
    [media.motion]: { transition: `background-color ${theme.duration.instant} ${theme.easing.standard}` },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
})

export const size = styleVariants<Exclude<ButtonSize, 'medium'>>({
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
  words: string
  face?: string
  edge?: string
  hovered: string
  /** @default hoverBackground */
  pressed?: string
  /** @default the focus colour of the theme */
  ring?: string
  /** @default grey */
  faceOff?: string
}

const defineVariant = (given: VariantColors) => ({
  vars: {
    [textColor]: given.words,
    [hoverBackground]: given.hovered,
    ...(given.face && { [background]: given.face }),
    ...(given.edge && { [borderColor]: given.edge }),
    ...(given.pressed && { [activeBackground]: given.pressed }),
    ...(given.ring && { [focusColor]: given.ring }),
    ...(given.faceOff && { [disabledBackground]: given.faceOff }),
  },
})

// On dark panels the green focus ring of the light theme has too little contrast.
const focusOnDarkPanel = color.sidebar.mark

export const variant = styleVariants<ButtonVariant>({
  primary: defineVariant({
    words: color.text.onBrand,
    face: color.brand.solid,
    hovered: color.brand.solidHover,
    pressed: color.brand.solidActive,
  }),
  secondary: defineVariant({
    words: color.text.primary,
    face: color.bg.surface,
    edge: color.border.control,
    hovered: color.bg.hover,
    pressed: color.bg.disabled,
  }),
  quiet: defineVariant({ words: color.text.link, hovered: color.bg.selected, pressed: color.bg.disabled, faceOff: 'transparent' }),
  danger: defineVariant({ words: color.danger.on, face: color.danger.solid, hovered: color.danger.solidHover }),
  dangerQuiet: defineVariant({ words: color.danger.text, hovered: color.danger.subtle, faceOff: 'transparent' }),
  inverse: defineVariant({ words: color.text.inverse, face: color.bg.inverse, hovered: color.bg.inverse }),
  accent: defineVariant({ words: color.accent.on, face: color.accent.solid, hovered: color.accent.mark, ring: focusOnDarkPanel }),
  outline: defineVariant({
    words: color.sidebar.textStrong,
    edge: color.sidebar.heading,
    hovered: color.sidebar.bgHover,
    pressed: color.sidebar.bgActive,
    ring: focusOnDarkPanel,
  }),
})

// Exported separately, so that components that use only these do not include the other variants.
export const { small } = size
export const { secondary, quiet } = variant

export const fullWidth = style({ display: 'flex', inlineSize: '100%' })

// After the variants, because it overrides them.
export const disabled = style({
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

export const pending = style({ cursor: 'progress' })

export const content = style({ display: 'inherit', alignItems: 'inherit', justifyContent: 'inherit', gap: 'inherit', minInlineSize: 0 })

export const startIcon = style({ marginInlineStart: `calc(${rem(2)} * -1)` })
export const endIcon = style({ marginInlineEnd: `calc(${rem(2)} * -1)` })

// Positioned absolutely, so that the button keeps its width; a label that does not fit wraps and is clipped.
export const progress = style({
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

export const progressItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  whiteSpace: 'nowrap',
  paddingInline: space['1'],
})

export const hiddenContent = style({ visibility: 'hidden' })
