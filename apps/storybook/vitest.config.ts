import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from '../../tools/chromium.mjs'

const browser = () =>
  playwright({
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'Africa/Lagos', locale: 'en-NG' },
  })

const stories = (theme: 'light' | 'dark', exclude: string[]) => ({
  plugins: [
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

export default defineConfig({
  test: {
    // Every story runs in both themes; the tag is for a long `play` that no colour can change.
    projects: [stories('light', []), stories('dark', ['one-theme'])],
    maxWorkers: 2,
  },
})
