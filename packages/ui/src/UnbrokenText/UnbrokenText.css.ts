import { style } from '../theme/style.ts'

export const code = style({ whiteSpace: 'nowrap' })
