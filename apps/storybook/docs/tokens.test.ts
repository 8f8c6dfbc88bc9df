import { expect, test } from 'vitest'
import { listTokensByComponent } from '../.storybook/catalog.ts'
import { readTokenValue } from './readTokenValue.ts'

const tokensByComponent = listTokensByComponent()

test('a card names its corners, with their value', () => {
  expect(tokensByComponent['Card']).toContain('radius.large')
  expect(readTokenValue('radius.large')).toBe('10px')
})

test('every token that a component names has a value', () => {
  const unknown = Object.entries(tokensByComponent).flatMap(([name, tokens]) =>
    tokens.filter((token) => readTokenValue(token) === undefined).map((token) => `${name}: ${token}`),
  )
  expect(unknown).toEqual([])
})
