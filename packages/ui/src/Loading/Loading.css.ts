import { keyframes } from '@vanilla-extract/css'
import { style } from '../theme/style.ts'
import { defaultDelay } from './useLoading.ts'

const appear = keyframes({ from: { visibility: 'hidden' } })

export const root = style({ display: 'grid', minInlineSize: 0 })
export const hidden = style({ visibility: 'hidden' })
/** Hidden for the default delay. In a page that a server has rendered it appears without scripts. */
export const late = style({ animation: `${appear} 1ms ${defaultDelay}ms both` })
