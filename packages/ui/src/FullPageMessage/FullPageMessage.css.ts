import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space } = theme

export const root = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', inlineSize: '100%', textAlign: 'center' })
export const illustration = style({
  display: 'flex',
  justifyContent: 'center',
  maxInlineSize: '100%',
  marginBlockEnd: space['12'],
  '@media': { [media.phone]: { marginBlockEnd: space['16'] } },
})
export const text = style({
  ...typography.body,
  color: color.text.secondary,
  marginBlockStart: space['2'],
  maxInlineSize: '44ch',
  textWrap: 'balance',
})

export const actions = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space['3'],
  marginBlockStart: space['6'],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', alignSelf: 'stretch' } },
})
