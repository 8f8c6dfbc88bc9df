import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { root: import.meta.dirname, include: ['check/*.test.ts'], environment: 'node', testTimeout: 120_000, hookTimeout: 300_000 },
})
