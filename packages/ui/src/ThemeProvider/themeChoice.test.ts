// @vitest-environment node
import { expect, test } from 'vitest'
import { getThemeAttributes, parseThemeChoice } from './themeChoice.ts'

test.each([
  ['{"colorScheme":"dark","contrast":"more","density":"compact"}', { colorScheme: 'dark', contrast: 'more', density: 'compact' }],
  ['{"colorScheme":"sepia","density":"compact"}', { density: 'compact' }],
  ['{"toString":"dark"}', {}],
  ['[]', {}],
  ['null', {}],
  ['7', {}],
  ['dark', {}],
  ['', {}],
  [null, {}],
])('%s is parsed as %o', (text, choice) => {
  expect(parseThemeChoice(text)).toEqual(choice)
})

test('undefined settings have no attribute', () => {
  expect(getThemeAttributes({ contrast: 'more' }, undefined)).toEqual({
    'data-theme': undefined,
    'data-contrast': 'more',
    'data-density': undefined,
    'data-brand': undefined,
  })
})
