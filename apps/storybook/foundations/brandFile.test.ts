import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBrandCss, findLowContrastPairs } from '@vehicle-partner/ui/theming'
import { expect, test } from 'vitest'
import { createBrand, formatBrandFile, harbour, radii } from './brandFile.ts'

const selector = '[data-brand="example"]'
const command = join(import.meta.dirname, '../../../packages/ui/src/brandCli.ts')
const reports = join(import.meta.dirname, '../reports')

test('the example has enough contrast in every theme', () => {
  expect(findLowContrastPairs(createBrand(harbour))).toEqual([])
})

const corners = Object.keys(radii) as (keyof typeof radii)[]

test.each(corners)('the file to copy makes the styles that the page shows, with %s corners', (chosen) => {
  const choice = { ...harbour, corners: chosen }
  mkdirSync(reports, { recursive: true })
  const folder = mkdtempSync(join(reports, 'brand-'))
  try {
    writeFileSync(join(folder, 'brand.ts'), formatBrandFile(choice))
    const css = execFileSync('node', ['--conditions=@vehicle-partner/source', command, join(folder, 'brand.ts'), selector], {
      encoding: 'utf8',
    })
    expect(css).toBe(createBrandCss(selector, createBrand(choice)))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
