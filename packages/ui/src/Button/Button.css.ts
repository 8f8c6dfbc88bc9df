import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focus.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { type } from '../theme/type.ts'
import type { ButtonSize, ButtonVariant } from './Button.tsx'

const { color, space } = theme

export const root = style({
  ...focusRing,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  margin: 0,
  border: `${theme.borderWidth.hairline} solid transparent`,
  borderRadius: theme.radius.medium,
  background: 'transparent',
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  maxInlineSize: '100%',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [media.motion]: { transition: `background-color ${theme.duration.instant} ${theme.easing.standard}` },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
})

export const size = styleVariants<ButtonSize>({
  small: {
    fontSize: type.label.fontSize,
    lineHeight: type.label.lineHeight,
    minBlockSize: theme.size.controlCompact,
    paddingInline: `calc(${space['3']} - ${theme.borderWidth.hairline})`,
    paddingBlock: space['1'],
    '@media': {
      // A finger gets 44 px, the eye 36.
      [media.touch]: {
        '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: `calc((100% - ${theme.size.control}) / 2)` },
      },
    },
  },
  medium: {
    fontSize: type.body.fontSize,
    lineHeight: type.body.lineHeight,
    minBlockSize: theme.size.control,
    paddingInline: `calc(${space['4']} - ${theme.borderWidth.hairline})`,
    paddingBlock: space['1'],
  },
  large: {
    fontSize: type.body.fontSize,
    lineHeight: type.body.lineHeight,
    minBlockSize: theme.size.controlLarge,
    paddingInline: `calc(${space['6']} - ${theme.borderWidth.hairline})`,
    paddingBlock: space['2'],
  },
})

interface Look {
  color: string
  background?: string
  borderColor?: string
  hover: { background: string; borderColor?: string }
  active?: string
}

const look = ({ hover, active, ...rest }: Look) => ({
  ...rest,
  '@media': { '(hover: hover)': { ':hover': hover } },
  ':active': { background: active ?? hover.background },
})

export const variant = styleVariants<ButtonVariant>({
  primary: look({
    color: color.text.onBrand,
    background: color.brand.solid,
    hover: { background: color.brand.solidHover },
    active: color.brand.solidActive,
  }),
  secondary: look({
    color: color.text.primary,
    background: color.bg.surface,
    borderColor: color.border.control,
    hover: { background: color.bg.hover },
    active: color.bg.disabled,
  }),
  quiet: look({ color: color.text.link, hover: { background: color.bg.selected }, active: color.bg.disabled }),
  danger: look({ color: color.danger.on, background: color.danger.solid, hover: { background: color.danger.solidHover } }),
  dangerQuiet: look({ color: color.danger.text, hover: { background: color.danger.subtle } }),
  inverse: look({ color: color.text.inverse, background: color.bg.inverse, hover: { background: color.bg.inverse } }),
  accent: look({ color: color.accent.on, background: color.accent.solid, hover: { background: color.accent.mark } }),
  outline: look({
    color: color.sidebar.textStrong,
    borderColor: color.sidebar.heading,
    hover: { background: color.sidebar.bgHover },
    active: color.sidebar.bgActive,
  }),
})

// On the always dark panels the green ring of the light theme would be too dark.
export const onDarkPanel = style({ ':focus-visible': { outlineColor: color.sidebar.mark } })

export const fullWidth = style({ display: 'flex', inlineSize: '100%' })

const off = { color: color.text.disabled, background: color.bg.disabled, borderColor: 'transparent', cursor: 'not-allowed' }
const offQuiet = { ...off, background: 'transparent' }

// After the variants, because it must win over their hover and press.
const turnedOff = (rule: Record<keyof typeof off, string>) =>
  style({
    ...rule,
    ':active': rule,
    '@media': { '(hover: hover)': { ':hover': rule }, [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
  })

export const disabled = turnedOff(off)
export const disabledQuiet = turnedOff(offQuiet)

export const pending = style({ cursor: 'progress' })

export const content = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', minInlineSize: 0 })

export const contentSize = styleVariants<ButtonSize>({ small: { gap: rem(6) }, medium: { gap: space['2'] }, large: { gap: space['2'] } })

export const startIcon = style({ marginInlineStart: `calc(${rem(2)} * -1)` })
export const endIcon = style({ marginInlineEnd: `calc(${rem(2)} * -1)` })

// Takes no part in the width, so that the button stays as wide as it was; a label that finds no room wraps below and is clipped.
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

export const progressPart = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  whiteSpace: 'nowrap',
  paddingInline: space['1'],
})

export const waiting = style({ visibility: 'hidden' })
