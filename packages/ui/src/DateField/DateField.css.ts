import { popup as frame } from '../private/overlay/overlay.css.ts'
import { theme } from '../theme/contract.css.ts'
import { touchTarget } from '../theme/touchTarget.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

export const example = style({ whiteSpace: 'nowrap' })

// The button stands off by itself; a narrow field has no room to give away.
export const besideButton = style({ paddingInlineEnd: 0 })

// The button fills the field's end, inside its frame; the blank before its icon is lent to the year in a narrow column.
export const button = style({
  alignSelf: 'center',
  marginInlineStart: rem(-4),
  inlineSize: rem(36),
  blockSize: rem(40),
  '@media': touchTarget,
})

// With its frame 328 around seven days of 40.
export const popup = `${frame} ${style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  paddingBlock: theme.space['4'],
  paddingInline: `calc(${theme.space['6']} - ${theme.borderWidth.hairline})`,
})}`

export const sheet = style({ display: 'flex', justifyContent: 'center' })
