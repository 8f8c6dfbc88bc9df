import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../chromatic.config.json' with { type: 'json' }
import storybookPackage from '../package.json' with { type: 'json' }

const storybookFolder = join(import.meta.dirname, '..')

// Its paths do not all begin in one place: the first is read from the root of the repository, the second from where the command runs.
test('Chromatic finds Storybook and its configuration', () => {
  expect(join(storybookFolder, '../..', config.storybookBaseDir)).toBe(storybookFolder)
  expect(join(storybookFolder, config.storybookConfigDir)).toBe(join(storybookFolder, '.storybook'))
  expect(Object.keys(storybookPackage.scripts)).toContain(config.buildScriptName)
})
