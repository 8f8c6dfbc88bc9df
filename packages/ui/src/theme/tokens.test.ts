// @vitest-environment node
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'
import { constants, dark, light } from './tokens.ts'
import tokens from './tokens.json' with { type: 'json' }

test('the breakpoints equal the token file', () => {
  const { phone, tablet, laptop, desktop } = tokens.breakpoint
  expect(phone.$value.value).toBe(0)
  expect(breakpoints).toEqual({ tablet: tablet.$value.value, laptop: laptop.$value.value, desktop: desktop.$value.value })
})

const shape = (branch: object): string[] =>
  Object.entries(branch).flatMap(([key, value]) => (typeof value === 'object' ? shape(value).map((rest) => `${key}.${rest}`) : [key]))

test('both themes define the same tokens', () => {
  expect(shape(dark)).toEqual(shape(light))
})

test('every token is converted to CSS', () => {
  const values = [light, dark, constants].flatMap((branch) => JSON.stringify(branch))
  expect(values.join()).not.toMatch(/\{color\.|undefined|\[object/)
  expect(light.text.primary).toBe('#181d19')
  expect(constants.shadow.raised).toBe('0 1px 2px 0 #1018141a')
  expect(constants.easing.standard).toBe('cubic-bezier(0.2, 0, 0, 1)')
  expect(constants.font.text).toBe('"Overpass Variable", "Overpass Fallback", system-ui, sans-serif')
})
