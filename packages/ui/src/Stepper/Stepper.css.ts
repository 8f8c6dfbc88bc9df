import { dashedLine } from '../private/dashedLine.ts'
import { accentRing } from '../theme/accentOutline.ts'
import { theme } from '../theme/contract.css.ts'
import { touchTarget } from '../theme/touchTarget.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { StepperOrientation, StepStatus } from './Stepper.tsx'

const { color, space, borderWidth } = theme
const nodeSize = rem(24)

export const root = style({ minInlineSize: 0 })

const heard = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
export const position = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space['4'],
  marginBlock: `0 ${space['2']}`,
  color: color.text.secondary,
  '@media': { [media.tablet]: heard },
})
export const where = style({ fontWeight: 600, color: color.text.primary })
export const next = style({ color: color.text.tertiary })

export const list = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' })
export const listOrientation = styleVariants<StepperOrientation>({
  horizontal: { gap: space['2'], '@media': { [media.phone]: { flexWrap: 'wrap' } } },
  vertical: { flexDirection: 'column' },
})

export const step = style({ position: 'relative', display: 'flex' })
export const stepOrientation = styleVariants<StepperOrientation>({
  horizontal: {
    alignItems: 'center',
    // The labels of five steps have no more than this in a form.
    gap: space['2'],
    flex: '1 1 auto',
    selectors: { '&:last-child': { flex: '0 0 auto', maxInlineSize: '50%' } },
  },
  vertical: {
    alignItems: 'flex-start',
    gap: space['3'],
    selectors: { '&:not(:last-child)': { paddingBlockEnd: space['6'] } },
  },
})
// Labels are hidden on a phone, but for a link with a visible focus: a zoomed page is a phone with a keyboard. A hidden link lies over its
// marker, which is pressed.
export const wide = style({
  '@media': {
    [media.phone]: {
      selectors: {
        '&:not(:has(:focus-visible))': {
          position: 'absolute',
          // Within the page at its end, too.
          insetInlineStart: `min(0px, 100% - ${theme.size.control})`,
          inlineSize: theme.size.control,
          blockSize: theme.size.control,
          overflow: 'hidden',
          opacity: 0,
        },
      },
    },
  },
})

export const line = style({ '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } })
export const lineOrientation = styleVariants<StepperOrientation>({
  horizontal: { order: 1, flex: '1 1 0', minInlineSize: rem(8), blockSize: rem(2) },
  vertical: { position: 'absolute', insetInlineStart: rem(11), insetBlock: `${rem(28)} ${rem(4)}`, inlineSize: rem(2) },
})
export const lineDone = style({ background: color.brand.solid, '@media': { [media.forcedColors]: { background: 'CanvasText' } } })
export const aheadAcross = style({ backgroundImage: dashedLine('to right') })
export const aheadDown = style({ backgroundImage: dashedLine('to bottom') })

export const node = style({
  ...typography.caption,
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: nodeSize,
  blockSize: nodeSize,
  border: `${borderWidth.strong} solid ${color.border.control}`,
  borderRadius: theme.radius.full,
  background: color.bg.surface,
  color: color.text.secondary,
})
export const nodeStatus = styleVariants<StepStatus>({
  complete: { borderColor: color.brand.solid, background: color.brand.solid, color: color.text.onBrand },
  current: { borderColor: accentRing, background: color.accent.solid, color: color.accent.on },
  upcoming: {},
  error: { borderColor: color.danger.solid, color: color.danger.text },
})

export const label = style({
  ...typography.label,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.text.secondary,
  // Where labels show beside each other, a step is never narrower than its longest word.
  '@media': { [media.tablet]: { minInlineSize: 'min-content', overflowWrap: 'break-word' } },
})
export const labelStatus = styleVariants<StepStatus>({
  complete: { color: color.text.primary },
  current: { color: color.text.primary },
  upcoming: {},
  error: { color: color.danger.text },
})
export const link = style({
  ...focusRing,
  position: 'relative',
  display: 'inline-block',
  color: 'inherit',
  borderRadius: theme.radius.small,
  textDecorationLine: 'underline',
  textDecorationThickness: borderWidth.hairline,
  textUnderlineOffset: rem(3),
  '@media': {
    '(hover: hover)': { ':hover': { textDecorationThickness: borderWidth.strong } },
    ...touchTarget,
  },
})
export const optional = style({ ...typography.small, display: 'block', color: color.text.tertiary })
