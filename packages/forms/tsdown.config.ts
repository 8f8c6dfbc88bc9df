import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  unbundle: true,
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  // The directive is kept; this only silences the warning about it.
  inputOptions: { checks: { moduleLevelDirective: false } },
  publint: { strict: true },
  attw: { profile: 'esm-only' },
})
