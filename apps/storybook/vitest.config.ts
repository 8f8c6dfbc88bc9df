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

/**
 * Puts one story of each file into dark as well: the Overview, or the first of a screen. One picture with all that a component shows
 * is enough to judge a second theme; behaviour does not change with the colours, and all other combinations are the matrix's.
 * It is a story of the same file, for a second server and a second browser would read all files again.
 */
const oneOfEachInDark = (): Plugin => ({
  name: 'one-story-of-each-file-in-dark',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return
    const stories = code.split(/^export const (?=\w+\b)/m).slice(1)
    const names = stories.map((story) => /^\w+/.exec(story)?.[0])
    const at = names.includes('Overview') ? names.indexOf('Overview') : id.includes('/apps/portal/') ? 0 : -1
    const one = names[at]
    // The tag is for a picture that no colour can change.
    if (one === undefined || stories[at]?.includes("'one-theme'")) return
    const dark = `export const ${one}InDark = { ...${one}, name: '${one} in dark', globals: { ...${one}.globals, theme: 'dark' } }`
    return { code: `${code}\n${dark}\n`, map: null }
  },
})

/** Reads each file three times more, for the source text that the pages of the docs show. */
const forDocs = 'plugin-csf'
async function withoutDocs(): Promise<Plugin[]> {
  const plugins = await storybookTest({ configDir: join(import.meta.dirname, '.storybook'), initialGlobals: { theme: 'light' } })
  return plugins.filter(({ name }) => name !== forDocs)
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [oneOfEachInDark(), withoutDocs()],
        test: {
          name: 'stories',
          // One page for all files: a story leaves nothing behind, and a fresh page for each would triple the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: browser(),
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'policy',
          include: ['csp/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
    maxWorkers: 2,
  },
})
