import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'

export const addPhoneRule = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [components]: { '@media': { [media.phone]: rule } } } })

interface FormPageSelectors {
  /** The page that has a form. */
  page: string
  /** All within the page that the buttons of the form are in. */
  ancestors: string
  /** What ends with the buttons, without its padding. */
  content: string
}

/** On a phone the buttons of a form (FormActions) end at the foot of the screen, however short the form is: what they are in grows with the page. */
export function placeFormActionsAtFoot({ page, ancestors, content }: FormPageSelectors): void {
  addPhoneRule(`${page}, ${ancestors}`, { display: 'flex', flexDirection: 'column', flexGrow: 1 })
  addPhoneRule(page, { minBlockSize: '100dvh' })
  addPhoneRule(content, { paddingBlockEnd: 0 })
}
