import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { parts } from '../theme/layers.css.ts'
import { partStyle, partVariants } from '../theme/style.ts'
import type { IconSize } from './Icon.tsx'

export const root = partStyle({ display: 'inline-block', flexShrink: 0, verticalAlign: 'middle' })

export const size = partVariants<IconSize>({
  small: { inlineSize: theme.size.iconSmall, blockSize: theme.size.iconSmall },
  medium: { inlineSize: theme.size.icon, blockSize: theme.size.icon },
  large: { inlineSize: theme.space['6'], blockSize: theme.space['6'] },
})

// Gives icons of any icon set the same size and stroke.
globalStyle(`${root} > svg`, { '@layer': { [parts]: { inlineSize: '100%', blockSize: '100%', strokeWidth: 1.75 } } })
