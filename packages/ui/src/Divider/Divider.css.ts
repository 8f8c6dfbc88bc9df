import { theme } from '../theme/contract.css.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { DividerOrientation, DividerTone } from './Divider.tsx'

export const root = style({ margin: 0, border: 0, borderStyle: 'solid', flexShrink: 0 })

export const tone = styleVariants<DividerTone>({
  subtle: { borderColor: theme.color.border.subtle },
  default: { borderColor: theme.color.border.default },
})

export const orientation = styleVariants<DividerOrientation>({
  horizontal: { borderBlockStartWidth: theme.borderWidth.hairline, inlineSize: '100%' },
  vertical: { borderInlineStartWidth: theme.borderWidth.hairline, alignSelf: 'stretch', minBlockSize: theme.space['6'] },
})
