import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/index.ts', 'src/entities.ts', 'src/phone.ts', 'src/messagePhone.ts'],
  format: 'esm',
  unbundle: true,
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  publint: { strict: true },
  attw: { profile: 'esm-only' },
})
