import { globalStyle } from '@vanilla-extract/css'
import { addPhoneRule, placeFormActionsAtFoot } from '../private/formActionsAtFoot.ts'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import { topBarHeight } from '../TopBar/topBarHeight.ts'

// A strip of several lines would leave no room to read in a low window, such as a phone on its side.
const lowWindow = '(height < 30em)'
// The heights of what sticks above the page: the top bar and the status, which AppShell.tsx measures.
const bar = '--vp-bar'
const stuck = '--vp-stuck'
const stickyTop = '--vp-sticky-top'

export const root = style({
  minBlockSize: '100dvh',
  background: theme.color.bg.page,
  '@media': { [media.laptop]: { display: 'flex', alignItems: 'flex-start' } },
})

export const content = style({ flexGrow: 1, minInlineSize: 0 })
// It only gets focus from the skip link, which needs no ring.
export const main = style({ outline: 'none' })

export const status = style({
  position: 'sticky',
  insetBlockStart: `var(${bar})`,
  zIndex: theme.zIndex.sticky,
  '@media': { [lowWindow]: { position: 'static' } },
})

// The header of a table sticks below both, and what gets focus is not scrolled below them.
globalStyle(`html:has(${root})`, {
  '@layer': {
    [components]: {
      vars: { [bar]: rem(topBarHeight), [stuck]: 'var(--vp-status, 0px)', [stickyTop]: `calc(var(${bar}) + var(${stuck}))` },
      scrollPaddingBlockStart: `calc(var(${stickyTop}) + ${rem(8)})`,
      '@media': { [media.laptop]: { vars: { [bar]: '0px' } }, [lowWindow]: { vars: { [stuck]: '0px' } } },
    },
  },
})

export const skip = style({
  ...typography.label,
  position: 'fixed',
  insetBlockStart: theme.space['2'],
  insetInlineStart: theme.space['2'],
  zIndex: theme.zIndex.toast,
  paddingBlock: theme.space['3'],
  paddingInline: theme.space['4'],
  borderRadius: theme.radius.medium,
  background: theme.color.bg.inverse,
  color: theme.color.text.inverse,
  outline: `${theme.borderWidth.focus} solid ${theme.color.border.focus}`,
  outlineOffset: rem(2),
  selectors: { '&:not(:focus)': { insetBlockStart: '-100%' } },
})

const withFormActions = ':has([data-form-actions])'
const formAncestors = `${root} ${withFormActions}`
placeFormActionsAtFoot({ page: `${root}${withFormActions}`, ancestors: formAncestors, content: `${main} > ${withFormActions}` })
// A Grid stays one: its first cell grows, whatever the alignment, and takes what the notes below leave.
addPhoneRule(formAncestors, { alignSelf: 'stretch', gridTemplateRows: '1fr' })
addPhoneRule(`${main} ${withFormActions} ~ :last-child`, { marginBlockEnd: theme.space['10'] })
