import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { defineConfig } from 'tsdown'
import { createShortIdentifier } from './identifiers.ts'
import { partSheets } from './partSheets.ts'
import { tokenRules } from './src/theme/themeRules.ts'
import { createTokensCss } from './src/theme/tokensCss.ts'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    charts: 'src/charts.ts',
    icons: 'src/icons.ts',
    illustrations: 'src/illustrations.ts',
    theming: 'src/theming.ts',
    brandCli: 'src/brandCli.ts',
    styles: 'src/styles.css.ts',
    noStyles: 'src/noStyles.ts',
  },
  format: 'esm',
  unbundle: true,
  platform: 'neutral',
  target: 'es2022',
  external: [/^node:/],
  dts: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  outputOptions: { assetFileNames: '[name][extname]' },
  // The stylesheet references the font; the licenses of the font and of the icons are included.
  copy: ['src/theme/overpass.woff2', 'src/theme/overpass-OFL.txt', 'src/private/lucide-LICENSE.txt'],
  // Silences the warning about 'use client'; the directive is kept.
  inputOptions: { checks: { moduleLevelDirective: false } },
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error', excludeEntrypoints: ['./styles.css', './tokens.css', './overpass.woff2', './tokens.json'] },
  plugins: [
    {
      // Marks cva() calls as pure, so that bundlers drop unused ones.
      name: 'pure-recipes',
      transform: {
        filter: { code: '= cva(' },
        handler: (code) => ({ code: code.replaceAll('= cva(', '= /* @__PURE__ */ cva('), map: null }),
      },
    },
    partSheets(import.meta.dirname, 'styles.css'),
    vanillaExtractPlugin({ extract: { name: 'styles.css' }, identifiers: createShortIdentifier }),
    {
      // Writes tokens.css, for use without React, and the types of both stylesheets.
      name: 'tokens-css',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'tokens.css', source: createTokensCss(tokenRules) })
        // TypeScript asks for the types of an imported stylesheet.
        this.emitFile({ type: 'asset', fileName: 'stylesheet.d.ts', source: 'export {}\n' })
      },
    },
  ],
})
