import { nodeSize } from '../private/laneNode.css.ts'
import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { type } from '../theme/type.ts'

const { color, space } = theme

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

// From under this node to the next one, in the middle of both.
export const line = style({ insetInlineStart: rem(6), insetBlock: `${rem(20)} ${rem(0)}` })

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ ...type.label, color: color.text.primary })
export const detail = style({ ...type.small, color: color.text.secondary })
export const time = style({ ...type.small, color: color.text.secondary, whiteSpace: 'nowrap', textAlign: 'end' })
export const exact = style({ display: 'block', color: color.text.tertiary })
export const dayGroup = style({ selectors: { '&:not(:first-child)': { paddingBlockStart: space['4'] } } })
export const day = style({ ...type.label, paddingBlockEnd: space['3'], color: color.text.secondary })
