import { dashes } from '../private/lane.ts'
import { accentRing } from '../theme/accentRing.ts'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { type } from '../theme/type.ts'
import type { TimelineStatus } from './Timeline.tsx'

const { color, space } = theme
const nodeSize = rem(14)

export const root = style({ margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 })

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${nodeSize} minmax(0, 1fr) auto`,
  columnGap: space['3'],
  alignItems: 'start',
  minBlockSize: theme.size.control,
  selectors: { '&:not(:last-child)': { paddingBlockEnd: space['3'] } },
})

export const node = style({
  position: 'relative',
  inlineSize: nodeSize,
  blockSize: nodeSize,
  marginBlockStart: rem(3),
  border: `${theme.borderWidth.strong} solid ${color.border.control}`,
  borderRadius: theme.radius.full,
  background: color.bg.surface,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const nodeStatus = styleVariants<TimelineStatus>({
  done: { borderColor: color.brand.solid, background: color.brand.solid },
  current: { borderColor: accentRing, background: color.accent.solid },
  upcoming: {},
  failed: { borderColor: color.danger.solid, background: color.danger.solid },
})

// From under this node to the next one, in the middle of both.
export const line = style({
  position: 'absolute',
  insetInlineStart: rem(6),
  insetBlock: `${rem(20)} ${rem(0)}`,
  inlineSize: rem(2),
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const travelled = style({ background: color.brand.solid })
export const ahead = style({ backgroundImage: dashes('to bottom') })

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ ...type.label, color: color.text.primary })
export const detail = style({ ...type.small, color: color.text.secondary })
export const time = style({ ...type.small, color: color.text.secondary, whiteSpace: 'nowrap', textAlign: 'end' })
export const exact = style({ display: 'block', color: color.text.tertiary })
export const dayGroup = style({ selectors: { '&:not(:first-child)': { paddingBlockStart: space['4'] } } })
export const day = style({ ...type.label, paddingBlockEnd: space['3'], color: color.text.secondary })
