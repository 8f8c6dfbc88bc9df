import { fallbackVar, globalStyle } from '@vanilla-extract/css'
import { main as openPage } from '../SingleColumnLayout/SingleColumnLayout.css.ts'
import { containerBackground, containerMargin } from '../private/containerVars.css.ts'
import { placeFormActionsAtFoot } from '../private/formActionsAtFoot.ts'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color, space } = theme

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space['4'],
  marginBlockStart: space['4'],
  paddingBlockStart: space['6'],
  borderBlockStart: `${theme.borderWidth.hairline} solid ${color.border.default}`,
  '@media': {
    // Spans the page including its margins, above the scrolling content.
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      // With large text the buttons go below each other, and no word breaks.
      flexWrap: 'wrap',
      marginBlockStart: 'auto',
      marginInline: `calc(-1 * ${fallbackVar(containerMargin, '0px')})`,
      paddingBlock: space['3'],
      paddingInline: fallbackVar(containerMargin, '0px'),
      background: fallbackVar(containerBackground, color.bg.page),
    },
  },
})

// The text of a quiet button aligns with the column; its padding extends beyond.
export const secondary = style({
  marginInline: `calc(-1 * ${space['4']}) auto`,
  '@media': { [media.phone]: { flex: '1 1 0', minInlineSize: 'fit-content', marginInline: 0 } },
})
// Halves, unless one needs more for its text.
export const primary = style({ minInlineSize: rem(128), '@media': { [media.phone]: { flex: '1 1 0', minInlineSize: 'fit-content' } } })

for (const part of [secondary, primary])
  globalStyle(`${part} > *`, { '@layer': { [components]: { inlineSize: '100%', overflowWrap: 'break-word' } } })

// Here, because most pages of SingleColumnLayout have no form.
const content = `${openPage}:has(${root})`
placeFormActionsAtFoot({ page: `:has(> ${openPage} ${root})`, ancestors: `${content}, ${openPage} :has(${root})`, content })

// Keeps focused elements from being covered by the bar.
globalStyle(`html:has(${root})`, { '@layer': { [components]: { '@media': { [media.phone]: { scrollPaddingBlockEnd: rem(96) } } } } })
