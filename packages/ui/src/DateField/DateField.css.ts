import { popup as frame } from '../private/overlay/popup.css.ts'
import { theme } from '../theme/contract.css.ts'
import { touchTarget } from '../theme/touchTarget.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

export const example = style({ whiteSpace: 'nowrap' })

// The button has its own spacing; a narrow field cannot spare more.
export const besideButton = style({ paddingInlineEnd: 0 })

// The button fills the end of the field, inside its border; its padding overlaps the text in a narrow field.
export const button = style({
  alignSelf: 'center',
  marginInlineStart: rem(-4),
  inlineSize: rem(36),
  blockSize: rem(40),
  '@media': touchTarget,
})

// 328 px with its padding, for seven columns of 40 px.
export const popup = `${frame} ${style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'var(--radix-popper-available-height)',
  paddingBlock: theme.space['4'],
  paddingInline: `calc(${theme.space['6']} - ${theme.borderWidth.hairline})`,
})}`

export const sheet = style({ display: 'flex', justifyContent: 'center' })
