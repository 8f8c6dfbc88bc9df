import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { findChromium } from '../../tools/chromium.mjs'

const browser = () =>
  playwright({
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'Africa/Lagos', locale: 'en-NG' },
  })

const stories = (theme: 'light' | 'dark', plugins: Plugin[], exclude: string[]) => ({
  plugins: [
    ...plugins,
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      initialGlobals: { theme },
      tags: { include: ['test'], exclude, skip: [] },
    }),
  ],
  test: {
    name: theme,
    // One page for all files: a story leaves nothing behind, and a fresh page for each would triple the time.
    isolate: false,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: browser(),
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/**
 * Leaves of each file one story: the Overview, or the first of a screen. One picture with all that a component shows is enough to
 * judge a second theme; behaviour does not change with the colours, and all other combinations are the matrix's.
 */
const oneOfEach = (): Plugin => ({
  name: 'one-story-of-each-file',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return
    const names = [...code.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name)
    const one = names.includes('Overview') ? 'Overview' : id.includes('/apps/portal/') ? names[0] : undefined
    return { code: code.replace(/^export (?=const (\w+)\b)/gm, (text, name) => (name === one ? text : '')), map: null }
  },
})

export default defineConfig({
  test: {
    projects: [
      stories('light', [], []),
      // The tag is for a picture that no colour can change.
      stories('dark', [oneOfEach()], ['one-theme']),
      { test: { name: 'policy', include: ['csp/*.test.ts'], environment: 'node', testTimeout: 60_000 } },
    ],
    maxWorkers: 2,
  },
})
