import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { partStyle } from '../theme/style.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

// Drawn by borders, which forced colors keep. As small as inside other components, which do without the other sizes.
export const root = partStyle({
  display: 'inline-block',
  position: 'relative',
  flexShrink: 0,
  verticalAlign: 'middle',
  inlineSize: '1em',
  blockSize: '1em',
  fontSize: theme.size.iconSmall,
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
