import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { DragState } from './useDropAndPaste.ts'

const { color, space, borderWidth } = theme
const transition = `border-color ${theme.duration.quick} ${theme.easing.standard}, background-color ${theme.duration.quick} ${theme.easing.standard}`

export const body = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space['3'], minInlineSize: 0 })

// Positioned over the drop zone, because the browser scrolls to the focused input and shows validation messages there.
export const input = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  inlineSize: '1px',
  blockSize: '1px',
  margin: 0,
  opacity: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
})

export const focused = style({ outline: `${borderWidth.focus} solid ${color.border.focus}`, outlineOffset: rem(2) })

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['1'],
  minBlockSize: rem(136),
  padding: space['4'],
  border: `${rem(1.5)} dashed ${color.border.control}`,
  borderRadius: theme.radius.large,
  background: color.bg.surface,
  color: color.text.secondary,
  textAlign: 'center',
  '@media': {
    [media.motion]: { transition },
    '(hover: hover)': { ':hover': { background: color.bg.hover } },
  },
})

const target = { borderStyle: 'solid', borderWidth: borderWidth.strong }
export const dragged = styleVariants<DragState>({
  none: {},
  page: { borderColor: color.brand.solid },
  over: {
    ...target,
    borderColor: color.brand.solid,
    background: color.bg.selected,
    '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
  },
  refused: { ...target, borderColor: color.danger.solid },
})
export const zoneInvalid = style({ borderColor: color.danger.solid })
export const zoneDisabled = style({
  borderColor: color.border.default,
  background: color.bg.disabled,
  color: color.text.disabled,
  '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
})

export const prompt = style({
  ...typography.body,
  marginBlockStart: space['2'],
  color: color.text.primary,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::before': { content: '', position: 'absolute', inset: 0 },
})
export const promptDisabled = style({
  color: color.text.disabled,
  cursor: 'not-allowed',
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
})
export const choose = style({ textDecoration: 'underline', textUnderlineOffset: rem(3) })
export const chooseOn = style({ color: color.text.link })
export const dropHint = style({ '@media': { [media.touch]: { display: 'none' } } })
// The default text stays in the accessible name while another text is shown.
export const away = style({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })
export const constraints = style({ ...typography.small, color: color.text.tertiary })
export const camera = style({ position: 'relative', marginBlockStart: space['2'], cursor: 'pointer' })

export const list = style({ display: 'flex', flexDirection: 'column', gap: space['2'], margin: 0, padding: 0, listStyle: 'none' })
export const listTarget = style({
  borderRadius: theme.radius.large,
  outline: `${borderWidth.strong} solid ${color.brand.solid}`,
  outlineOffset: rem(2),
})

// The second line belongs to the progress bar and, on a phone, to the actions. It stays when they go, so that the row keeps its height.
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateRows: `auto minmax(${rem(12)}, auto)`,
  alignItems: 'center',
  columnGap: space['2'],
  padding: space['3'],
  border: `${borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: theme.radius.large,
  background: color.bg.surface,
})
export const rowWithActions = style({
  '@media': { [media.phone]: { gridTemplateRows: `auto minmax(${theme.size.controlCompact}, auto)` } },
})
export const rowFailed = style({ borderColor: color.danger.solid })

const thumbBox = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: rem(40),
  blockSize: rem(40),
  border: `${borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: theme.radius.small,
  overflow: 'hidden',
  gridArea: '1 / 1 / 3 / 2',
  marginInlineEnd: space['1'],
  '@media': { [media.phone]: { gridRow: 1, alignSelf: 'start' } },
} as const
export const thumb = styleVariants<'plain' | 'done' | 'bad'>({
  plain: { ...thumbBox, background: color.bg.sunken, color: color.text.secondary },
  done: { ...thumbBox, background: color.bg.sunken, color: color.success.icon },
  bad: { ...thumbBox, background: color.danger.subtle, color: color.danger.solid },
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const text = style({ gridArea: '1 / 2', minInlineSize: 0 })
export const name = style({ ...typography.label, display: 'block', color: color.text.primary, overflowWrap: 'anywhere' })
// On a phone there is room for a reason of two lines, so that the row keeps its height when an upload fails.
export const state = style({
  ...typography.small,
  display: 'block',
  color: color.text.tertiary,
  overflowWrap: 'anywhere',
  selectors: { [`${rowWithActions} &`]: { '@media': { [media.phone]: { minBlockSize: '2lh' } } } },
})
export const reason = style({ color: color.danger.text, fontWeight: 500 })
export const meter = style({ gridArea: '2 / 2', '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
export const actions = style({
  gridArea: '1 / 3 / 3 / 4',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space['2'],
  '@media': { [media.phone]: { gridArea: '2 / 1 / 3 / -1' } },
})
export const end = style({ gridArea: '1 / 4 / 3 / 5', '@media': { [media.phone]: { gridRow: 1 } } })
export const start = style({ display: 'flex' })
