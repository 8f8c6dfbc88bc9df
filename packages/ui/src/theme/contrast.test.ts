// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { getContrastRatio, listColorContrasts } from './contrast.ts'
import { themeColors, type ThemeName } from './tokens.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#1f6f4a', '#1f6f4a', 1],
])('%s on %s has %d', (one, other, ratio) => {
  expect(getContrastRatio(one, other)).toBeCloseTo(ratio, 2)
})

test('throws for colors that are not hexadecimal', () => {
  expect(() => getContrastRatio('red', '#ffffff')).toThrow('red is not of the form')
})

const themes: readonly [ThemeName, boolean][] = [
  ['light', false],
  ['dark', false],
  ['lightContrast', true],
  ['darkContrast', true],
]

describe.each(themes)('%s', (theme, more) => {
  test.each(listColorContrasts(themeColors[theme], more))('$foreground on $background has at least $minimum', ({ ratio, minimum }) => {
    expect(ratio).toBeGreaterThanOrEqual(minimum)
  })
})

test('every color except illustrations and the scrim is in a pair', () => {
  const inPairs = new Set(listColorContrasts(themeColors.light).flatMap(({ foreground, background }) => [foreground, background]))
  const all = Object.entries(themeColors.light).flatMap(([group, branch]) => Object.keys(branch).map((name) => `${group}.${name}`))
  expect(all.filter((name) => !inPairs.has(name) && !name.startsWith('art.'))).toEqual(['bg.scrim'])
})
