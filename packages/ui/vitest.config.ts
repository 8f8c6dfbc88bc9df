import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { createIdentifier } from './identifiers.ts'

/** Tests of logic that need a DOM. */
const pages = ['src/CommandPalette/hotkey.test.ts']
/** Mocks a module, which needs an isolated module graph. */
const alone = ['src/DateField/DateField.test.tsx']

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: createIdentifier })],
  resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@vehicle-partner/source', ...defaultServerConditions] } },
  test: {
    css: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts', 'build.test.ts'], exclude: pages, isolate: false } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/**/*.test.tsx', ...pages],
          exclude: alone,
          environment: 'jsdom',
          setupFiles: ['vitest.setup.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone, environment: 'jsdom' } },
    ],
  },
})
