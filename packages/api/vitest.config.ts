import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@vehicle-partner/source'] },
  ssr: { resolve: { conditions: ['@vehicle-partner/source'] } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
