#!/usr/bin/env node
// Prints a brand as CSS: vp-brand brand.ts '[data-brand="harbour"]' > brand.css
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandCss, weakPairs, type Brand } from './theme/brand.ts'

const [file, selector] = process.argv.slice(2)
if (file === undefined || selector === undefined) {
  process.stderr.write('Usage: vp-brand <file whose default export is a brand> <selector>\n')
  process.exit(2)
}
const { default: brand } = (await import(pathToFileURL(resolve(file)).href)) as { default?: Brand }
if (brand === undefined) {
  process.stderr.write(`${file} has no default export\n`)
  process.exit(2)
}
const weak = weakPairs(brand)
for (const { theme, front, behind, ratio, least } of weak)
  process.stderr.write(`${theme}: ${front} on ${behind} has ${ratio.toFixed(2)}, needs ${least}\n`)
// A brand that cannot be read is not printed.
if (weak.length > 0) process.exit(1)
process.stdout.write(brandCss(selector, brand))
