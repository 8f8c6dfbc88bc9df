import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, borderWidth } = theme
const hairline = `${borderWidth.hairline} solid ${color.border.default}`

export const container = style({ containerType: 'inline-size' })
export const root = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })

export const head = style({
  ...typography.caption,
  padding: `${space['2']} ${space['1']}`,
  borderBlockEnd: hairline,
  color: color.text.secondary,
})
export const start = style({ textAlign: 'start' })

export const today = style({
  color: color.text.primary,
  fontWeight: 700,
  boxShadow: `inset 0 ${rem(-3)} 0 ${color.accent.solid}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: `${borderWidth.focus} solid Highlight` } },
})

export const group = style({ selectors: { '& + &': { borderBlockStart: hairline } } })
export const cell = style({ ...typography.small, blockSize: rem(52), padding: space['1'] })
// Letters stand below each other where large text leaves no room beside each other.
export const day = style({
  inlineSize: '10%',
  paddingInline: 0,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  color: color.text.secondary,
})
export const time = style({ ...typography.subheading, textAlign: 'start', color: color.text.primary })
export const narrowDetail = style({ ...typography.small, paddingBlockEnd: space['3'], paddingInline: space['1'] })
