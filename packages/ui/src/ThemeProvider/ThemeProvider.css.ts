import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

/** A part with its own colors also sets its background, which its text colors need. */
export const part = style({
  selectors: { '&[data-theme], &[data-contrast], &[data-brand]': { background: theme.color.bg.page, color: theme.color.text.primary } },
})

/** At the end of the body, without taking space. */
export const container = style({ display: 'contents' })
