import { expect, test } from 'vitest'
import { selectRules } from '../selectCriticalCss.ts'

const code = 'const root = "vp-Card-1"; const list = "vp-List-2 vp-List-3"; const color = "var(--vp-color-named)"'

test.each([
  ['no class of the library', 'body{margin:0}', true],
  ['a class that the code names', '.vp-Card-1{color:red}', true],
  ['a class that it does not name', '.vp-Card-9{color:red}', false],
  ['two classes, both named', '.vp-Card-1 .vp-List-2{color:red}', true],
  ['a class in another that is not named', '.vp-Card-9 .vp-List-2{color:red}', false],
  ['a class beside one that is not named', '.vp-Card-1:has(.vp-Card-9){color:red}', false],
  ['a class without one that is not named', '.vp-Card-1:not(.vp-Card-9){color:red}', true],
  ['one of two selectors', '.vp-Card-9,.vp-Card-1{color:red}', true],
  ['a switch that the portal never sets', '[data-density=compact]{color:red}', false],
  ['a color that a rule uses', ':root{--vp-color-a:red}p{color:var(--vp-color-a)}', true],
  ['a color that the code uses', ':root{--vp-color-named:red}', true],
  ['a color that neither uses', ':root{--vp-color-a:red}', false],
])('a rule with %s', (_what, rule, isKept) => {
  expect(selectRules(rule, code)).toBe(isKept ? rule : '')
})
