import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

/** A part that has colours of its own has a ground of its own: its words are made for it. */
export const part = style({
  selectors: { '&[data-theme], &[data-contrast], &[data-brand]': { background: theme.color.bg.page, color: theme.color.text.primary } },
})

/** Stands at the end of the body and takes no room there. */
export const container = style({ display: 'contents' })
