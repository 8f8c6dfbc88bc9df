import { globalStyle } from '@vanilla-extract/css'
import { theme } from './contract.css.ts'
import { reset } from './layers.css.ts'
import { typography } from './typography.ts'

const resetRule = (selector: string, style: object) => globalStyle(selector, { '@layer': { [reset]: style } })

resetRule('*, *::before, *::after', { boxSizing: 'border-box' })
resetRule('html', { textSizeAdjust: '100%', accentColor: theme.color.brand.solid })
resetRule('body', {
  ...typography.body,
  margin: 0,
  fontFamily: theme.font.text,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.text.primary,
  background: theme.color.bg.page,
  // A long word, such as a name or an address, breaks instead of widening the page.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
})
resetRule('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 })
resetRule('ul[class], ol[class]', { padding: 0, listStyle: 'none' })
resetRule('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
// Every press is seen at once, also where a component has no pressed look of its own.
resetRule(':is(a,button:enabled,summary):active', { opacity: 0.7 })
resetRule('svg', { display: 'block', flexShrink: 0 })
