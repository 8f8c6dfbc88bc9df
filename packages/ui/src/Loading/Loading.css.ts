import { keyframes } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { defaultDelay } from './useLoading.ts'

const appear = keyframes({ from: { visibility: 'hidden' } })

export const root = style({ display: 'grid', minInlineSize: 0 })
export const hidden = style({ visibility: 'hidden' })
/** Hidden for the default delay, unless less motion is wanted. In a page that a server has rendered it appears without scripts. */
export const late = style({ '@media': { [media.motion]: { animation: `${appear} 1ms ${defaultDelay}ms both` } } })
