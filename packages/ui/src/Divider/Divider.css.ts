import { createVar } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { DividerOrientation, DividerTone } from './Divider.tsx'

const thickness = createVar()

export const root = style({ vars: { [thickness]: theme.borderWidth.hairline }, margin: 0, border: 0, borderStyle: 'solid', flexShrink: 0 })

export const tone = styleVariants<DividerTone>({
  subtle: { borderColor: theme.color.border.subtle },
  default: { borderColor: theme.color.border.default },
  strong: { vars: { [thickness]: theme.borderWidth.strong }, borderColor: theme.color.text.primary },
})

export const orientation = styleVariants<DividerOrientation>({
  horizontal: { borderBlockStartWidth: thickness, inlineSize: '100%' },
  vertical: { borderInlineStartWidth: thickness, alignSelf: 'stretch', minBlockSize: theme.space['6'] },
})
