import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { shortIdentifiers } from '../../packages/ui/identifiers.ts'

/** Puts something else in the place of a module, which one that shares its modules with others may have loaded already. */
const alone = ['src/app/routeGuard.test.ts']

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: shortIdentifiers })],
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
      { extends: true, test: { name: 'together', include: ['src/**/*.test.{ts,tsx}'], exclude: alone, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
