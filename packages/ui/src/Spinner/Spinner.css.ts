import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { SpinnerSize } from './Spinner.tsx'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const root = style({ display: 'inline-block', position: 'relative', flexShrink: 0, verticalAlign: 'middle' })

export const size = styleVariants<SpinnerSize>({
  small: { inlineSize: theme.size.iconSmall, blockSize: theme.size.iconSmall },
  medium: { inlineSize: theme.size.icon, blockSize: theme.size.icon },
  large: { inlineSize: theme.space['8'], blockSize: theme.space['8'] },
})

export const ring = style({
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
})
