import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

export const root = style({ display: 'block', inlineSize: rem(68), blockSize: rem(30), overflow: 'visible' })
