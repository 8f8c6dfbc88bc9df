import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { slowTag } from '../../tools/slowTag.ts'
import { findChromium } from '../../tools/chromium.mjs'

const browser = () =>
  playwright({
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'Africa/Lagos', locale: 'en-NG' },
  })

/**
 * Adds a dark version of one story per file: the Overview, or the first story of a screen. Behavior does not depend on the theme, and
 * the matrix covers all other combinations. It is added to the same file, because a second project would load all files again.
 */
const addDarkStory = (): Plugin => ({
  name: 'add-dark-story',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return
    const stories = code.split(/^export const (?=\w+\b)/m).slice(1)
    const names = stories.map((story) => /^\w+/.exec(story)?.[0])
    const at = names.includes('Overview') ? names.indexOf('Overview') : id.includes('/apps/portal/') ? 0 : -1
    const storyName = names[at]
    // For stories that look the same in both themes.
    if (storyName === undefined || stories[at]?.includes("'one-theme'")) return
    const dark = `export const ${storyName}InDark = { ...${storyName}, name: '${storyName} in dark', globals: { ...${storyName}.globals, theme: 'dark' } }`
    return { code: `${code}\n${dark}\n`, map: null }
  },
})

/** Extracts source text for the docs pages; reads each file three more times. */
const docsPluginName = 'plugin-csf'
async function loadStorybookPlugins(): Promise<Plugin[]> {
  const plugins = await storybookTest({ configDir: join(import.meta.dirname, '.storybook'), initialGlobals: { theme: 'light' } })
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

export default defineConfig({
  test: {
    tags: [slowTag],
    projects: [
      {
        plugins: [addDarkStory(), loadStorybookPlugins()],
        optimizeDeps: { rolldownOptions: { plugins: [withoutProfiling] } },
        test: {
          name: 'stories',
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
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        resolve: { conditions: ['@vehicle-partner/source'] },
        ssr: { resolve: { conditions: ['@vehicle-partner/source'] } },
        test: { name: 'lists of stories', include: ['flows/*.test.ts', 'docs/*.test.ts', 'foundations/*.test.ts'], environment: 'node' },
      },
      {
        test: {
          name: 'browser pages',
          include: ['csp/*.test.ts', 'fields/*.test.ts', 'visual/*.test.ts'],
          environment: 'node',
          retry: 2,
          // The hooks bundle a page and start a browser.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
    maxWorkers: 2,
  },
})
