import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { findChromium } from '../../../tools/chromium.mjs'
import { importOnce } from './importOnce.ts'

const browser = () =>
  playwright({
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'Africa/Lagos', locale: 'en-NG' },
  })

/** Which stories are tests. */
interface Tags {
  include: string[]
}

/** Extracts source text for the docs pages; reads each file three more times. */
const docsPluginName = 'plugin-csf'
async function loadStorybookPlugins(tags: Tags | undefined): Promise<Plugin[]> {
  const plugins = await storybookTest({
    configDir: join(import.meta.dirname, '..', '.storybook'),
    initialGlobals: { theme: 'light' },
    ...(tags && { tags }),
  })
  return plugins.filter(({ name }) => name !== docsPluginName)
}

/**
 * React's development build records a stack for each element and the time of each render, for the browser's debugger and profiler. No test
 * reads them, and they take a fifth of the time of all stories.
 */
const withoutProfiling = {
  name: 'without-profiling',
  transform(code: string, id: string) {
    if (!/\/react[\w-]*\.development\.js$/.test(id)) return
    return code
      .replaceAll('1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false')
      .replaceAll('console.createTask', 'undefined')
      .replaceAll('typeof console.timeStamp', "'undefined'")
  },
}

/** The stories as tests in Chromium: all in light, or those with `tags`. */
export const storyTests = (
  name: string,
  { plugins = [], tags }: { plugins?: Plugin[]; tags?: Tags } = {},
): TestProjectInlineConfiguration => ({
  plugins: [...plugins, importOnce, loadStorybookPlugins(tags)],
  optimizeDeps: { rolldownOptions: { plugins: [withoutProfiling] } },
  test: {
    name,
    // One page for all files: stories clean up after themselves, and a page per file would triple the time.
    isolate: false,
    // `npm test` names the stories that needed another try.
    retry: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      // The first page of a cold start compiles the preview.
      connectTimeout: 180_000,
      provider: browser(),
      screenshotFailures: false,
      // A trace of each test, kept of failures only.
      traceView: 'off',
      instances: [{ browser: 'chromium' }],
    },
  },
})
