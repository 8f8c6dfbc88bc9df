import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { partStyle, partVariants } from '../theme/style.ts'
import type { SpinnerSize } from './Spinner.tsx'

const turn = keyframes({ to: { rotate: '1turn' } })

// Drawn by borders, which forced colors keep.
export const root = partStyle({
  display: 'inline-block',
  position: 'relative',
  flexShrink: 0,
  verticalAlign: 'middle',
  inlineSize: '1em',
  blockSize: '1em',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: '.125em solid',
    borderRadius: '50%',
    clipPath: 'polygon(50% 50%, 50% 0, 0 0, 0 100%, 100% 100%, 100% 50%)',
  },
  '@media': { [media.motion]: { '::before': { animation: `${turn} 900ms linear infinite` } } },
})

export const size = partVariants<SpinnerSize>({
  small: { fontSize: theme.size.iconSmall },
  medium: { fontSize: theme.size.icon },
  large: { fontSize: theme.space['8'] },
})

// Exported separately, so that components that use only this size do not include the others.
export const { small } = size
