import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { shortIdentifiers } from '../../packages/ui/identifiers.ts'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: shortIdentifiers })],
  resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@vehicle-partner/source', ...defaultServerConditions] } },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom', css: false, testTimeout: 30_000 },
})
