import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@vehicle-partner/source'] },
  ssr: { resolve: { conditions: ['@vehicle-partner/source'] } },
  test: {
    include: ['src/**/*.test.ts', 'document/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
