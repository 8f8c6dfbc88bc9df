#!/usr/bin/env node
// Prints a brand as CSS: vp-brand brand.ts '[data-brand="harbour"]' > brand.css
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBrandCss, findLowContrastPairs, type Brand } from './theme/brand.ts'

const [file, selector] = process.argv.slice(2)
if (file === undefined || selector === undefined) {
  process.stderr.write('Usage: vp-brand <file with a brand as default export> <selector>\n')
  process.exit(2)
}
const { default: brand } = await importBrand(file)
if (brand === undefined) {
  process.stderr.write(`${file} has no default export\n`)
  process.exit(2)
}
const weak = findLowContrastPairs(brand)
for (const { theme, foreground, background, ratio, minimum } of weak)
  process.stderr.write(`${theme}: ${foreground} on ${background} has ${ratio.toFixed(2)}, needs ${minimum}\n`)
// A brand with too little contrast is not printed.
if (weak.length > 0) process.exit(1)
process.stdout.write(createBrandCss(selector, brand))

async function importBrand(path: string): Promise<{ default?: Brand }> {
  try {
    return (await import(pathToFileURL(resolve(path)).href)) as { default?: Brand }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error
    process.stderr.write(
      `Node.js ${process.versions.node} cannot read ${path}: use Node.js 22.18 or newer, or write the brand as JavaScript (.mjs)\n`,
    )
    process.exit(2)
  }
}
