import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { art, sidebar } = theme.color

export const surface = style({ fill: sidebar.bgActive })
export const kerb = style({ fill: 'none', stroke: sidebar.heading, strokeWidth: 2 })
export const lane = style({ fill: 'none', stroke: sidebar.heading, strokeWidth: 2, strokeDasharray: '14 14' })
export const middle = style({ fill: 'none', stroke: sidebar.mark, strokeWidth: 4, strokeDasharray: '18 14' })

export const sheet = style({ fill: art.paper })
export const rule = style({ fill: 'none', stroke: art.rule, strokeWidth: 1 })
// `color` is set as well because axe reads it for contrast, and would otherwise take the dark panel's.
const ink = { color: art.ink, fill: 'currentColor' }
const inkSoft = { ...ink, color: art.inkSoft }
export const title = style({ ...ink, fontSize: rem(20), fontWeight: 700, letterSpacing: rem(-0.2) })
export const period = style({ ...inkSoft, fontSize: rem(14) })
export const line = style({ ...inkSoft, fontSize: rem(15) })
export const amount = style({ ...ink, fontSize: rem(15), textAnchor: 'end' })
export const total = style({ ...ink, fontSize: rem(16), fontWeight: 700 })
export const sum = style({ ...ink, fontSize: rem(20), fontWeight: 700, letterSpacing: rem(-0.2), textAnchor: 'end' })
