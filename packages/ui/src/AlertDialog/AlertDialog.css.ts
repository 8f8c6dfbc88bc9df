import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { type } from '../theme/type.ts'

const { color, space } = theme

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: `0 ${rem(8)}` } })
const enter = (name: string) => ({ [media.motion]: { animation: `${name} ${theme.duration.moderate} ${theme.easing.standard}` } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: space['4'],
  overflowY: 'auto',
  background: color.bg.scrim,
  '@media': enter(fade),
})

export const root = style({
  inlineSize: '100%',
  maxInlineSize: rem(440),
  padding: space['6'],
  borderRadius: theme.radius.large,
  background: color.bg.surface,
  color: color.text.primary,
  boxShadow: theme.shadow.overlay,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  '@media': { ...enter(rise), [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` } },
})

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(40),
  blockSize: rem(40),
  borderRadius: theme.radius.full,
  background: color.danger.subtle,
  color: color.danger.solid,
})

export const title = style({ ...type.heading, marginBlockStart: space['4'], overflowWrap: 'anywhere' })

export const description = style({
  ...type.body,
  marginBlockStart: space['2'],
  color: color.text.secondary,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const confirm = style({
  marginBlockStart: space['6'],
  minInlineSize: rem(120),
  '@media': { [media.phone]: { inlineSize: '100%' } },
})
