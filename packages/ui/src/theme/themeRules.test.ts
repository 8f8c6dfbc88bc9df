// @vitest-environment node
import { expect, test } from 'vitest'
import { tokenRules } from './themeRules.ts'

const named = (selector: string, media?: string) => tokenRules.find((rule) => rule.selector === selector && rule.media === media)
const number = (value = '') => Number.parseFloat(value)

test('colors are defined once for both themes and once for high contrast', () => {
  expect(named(':root, [data-contrast]')?.vars?.['--vp-color-text-primary']).toBe('light-dark(#181d19, #f4f3f0)')
  expect(named(':root, [data-contrast]')?.vars?.['--vp-color-accent-solid']).toBe('#fdb52a')
  const asked = named('[data-contrast="more"]')?.vars
  expect(asked?.['--vp-color-text-primary']).toBe('light-dark(#0d120e, #ffffff)')
  expect(named(':root:not([data-contrast]), [data-contrast="system"]', '(prefers-contrast: more)')?.vars).toEqual(asked)
})

const fine = 'not all and (pointer: coarse)'

test('compact overrides only comfortable values, and gaps stay ordered', () => {
  const roomy = { ...named('[data-density="comfortable"]')?.vars }
  const compact = { ...named('[data-density="compact"]', fine)?.vars }
  expect(Object.keys(compact).filter((name) => !(name in roomy))).toEqual([])
  for (const [name, value] of Object.entries(compact)) expect(number(value), name).toBeLessThan(number(roomy[`--vp-${name.slice(5)}`]))
  const ramp = Object.entries({ ...roomy, ...compact }).flatMap(([name, value]) => (name.startsWith('--vp-space') ? [number(value)] : []))
  expect(ramp).toEqual(ramp.toSorted((a, b) => a - b))
})

test('compact targets are at least 24 px, and do not apply to touch', () => {
  const compact = Object.entries({ ...named('[data-density="compact"]', fine)?.vars })
  const sizes = compact.filter(([name]) => name.startsWith('--vp-size'))
  expect(sizes).not.toEqual([])
  expect(sizes.filter(([, value]) => number(value) < 24)).toEqual([])
  expect(tokenRules.filter(({ selector, media }) => selector.includes('compact') && media !== fine)).toEqual([])
})
