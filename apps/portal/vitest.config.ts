import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { createShortIdentifier } from '../../packages/ui/identifiers.ts'
import { drawIcons } from './iconPlugin.ts'

/** Tests that mock a module need their own module registry. */
const isolated = ['src/app/routeGuard.test.ts', 'src/loading/lazyPopup.test.tsx', 'src/shell/QueryCacheProvider.test.tsx']
/** Hydrates what a build has rendered, and draws the icons as the build does. */
const prerendered = ['src/prerender.test.tsx']

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: createShortIdentifier })],
  resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@vehicle-partner/source', ...defaultServerConditions] } },
  test: {
    environment: 'jsdom',
    css: false,
    setupFiles: ['../../packages/ui/vitest.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: ['src/**/*.test.{ts,tsx}'], exclude: [...isolated, ...prerendered], isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        plugins: [drawIcons()],
        test: { name: 'prerendered', include: prerendered, server: { deps: { inline: ['lucide-react'] } } },
      },
    ],
  },
})
