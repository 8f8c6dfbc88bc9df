import { globalStyle } from '@vanilla-extract/css'
import { theme } from './contract.css.ts'
import { reset } from './layers.css.ts'
import { type } from './type.ts'

const rule = (selector: string, style: object) => globalStyle(selector, { '@layer': { [reset]: style } })

rule('*, *::before, *::after', { boxSizing: 'border-box' })
rule('html', { textSizeAdjust: '100%', accentColor: theme.color.brand.solid })
rule('body', {
  ...type.body,
  margin: 0,
  fontFamily: theme.font.text,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.text.primary,
  background: theme.color.bg.page,
  WebkitFontSmoothing: 'antialiased',
})
rule('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 })
rule('ul[class], ol[class]', { padding: 0, listStyle: 'none' })
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
rule('svg', { display: 'block', flexShrink: 0 })
