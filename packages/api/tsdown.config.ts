import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/contract.ts',
    'src/server.ts',
    'src/session/sessionStore.ts',
    'src/session/readSession.ts',
    'src/queryClient.ts',
    'src/axios.ts',
    'src/mock.ts',
    'src/msw.ts',
    'src/conformance.ts',
    'src/realtime.ts',
    'src/openapi.ts',
  ],
  format: 'esm',
  unbundle: true,
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  publint: { strict: true },
  attw: { profile: 'esm-only' },
})
