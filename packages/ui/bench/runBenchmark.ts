// Main-thread time of components relative to the same host elements in React, in the same page and run.
// Rounds are interleaved; prints median and range. Compare the ratios, not the milliseconds.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { build, defaultClientConditions, preview } from 'vite'
import { findChromium } from '../../../tools/chromium.mjs'
import { createIdentifier } from '../identifiers.ts'
import type { Round } from './page/benchmarkPage.tsx'

// pnpm passes its own `--` on.
const [asked = '15', only] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(asked)
const root = join(import.meta.dirname, 'page')
const outDir = join(import.meta.dirname, '../node_modules/.cache/bench')

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const formatNumber = (value: number, digits = 2) => value.toFixed(digits).padStart(8)

const today = () => new Date().toISOString().slice(0, 10)

/** Formats rows as a Markdown table with aligned columns. */
function formatMarkdownTable(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0))) ?? []
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...others] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)]
}

/** Writes the results into docs/bench.md, between its markers. */
function writeReport(lines: readonly string[]) {
  const page = join(import.meta.dirname, '../../../docs/bench.md')
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split('<!-- components -->')
  const after = rest.split('<!-- end of components -->')[1] ?? ''
  writeFileSync(page, `${before}<!-- components -->\n\n${lines.join('\n')}\n\n<!-- end of components -->${after}`)
}

/** Calls a function of the benchmark page. */
const callPage = <Answer>(page: Page, call: string): Promise<Answer> => page.evaluate(`bench.${call}`)

// Cross-origin isolation gives `performance.now()` microsecond precision.
const isolated = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }

await build({
  root,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin({ identifiers: createIdentifier })],
  resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
})
const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1', headers: isolated } })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--js-flags=--expose-gc', '--enable-precise-memory-info'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  page.on('pageerror', (error) => console.error(String(error)))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction('globalThis.bench')
  const names = await callPage<string[]>(page, 'names')

  console.log(`${'ratio to plain host elements'.padEnd(44)}  median     least      most    ours ms  hosts ms   (${rounds} rounds)`)
  const medians: number[] = []
  const table = [['Row', 'Median', 'Least', 'Most', 'Ours, ms', 'By hand, ms']]
  for (const [at, name] of names.entries()) {
    if (only !== undefined && !name.includes(only)) continue
    const all = await callPage<Round[]>(page, `measure(${at}, ${rounds})`)
    const ratios = all.map(({ ours, hosts }) => ours / hosts)
    medians.push(median(ratios))
    const times = [median(all.map(({ ours }) => ours)), median(all.map(({ hosts }) => hosts))]
    const [middle, ...others] = [median(ratios), Math.min(...ratios), Math.max(...ratios), ...times].map((value) => formatNumber(value))
    console.log(`${name.padEnd(44)}${[middle, ...others].join('  ')}`)
    table.push([name, middle ?? '', ...others].map((cell) => cell.trim()))
  }
  if (medians.length > 0) {
    const mean = Math.exp(medians.reduce((sum, ratio) => sum + Math.log(ratio), 0) / medians.length)
    table.push(['geometric mean', formatNumber(mean).trim(), '', '', '', ''])
    console.log(`${'geometric mean'.padEnd(44)}${formatNumber(mean)}   (aim: 1.2 or less, none above 1.6)`)
  }

  if (only === undefined || '100,000 rows'.includes(only)) {
    const mounts = async (count: number) => {
      const all: { time: number; held: number }[] = []
      for (let round = 0; round < Math.max(5, rounds / 3); round += 1) all.push(await callPage(page, `mountTable(${count})`))
      return { time: median(all.map(({ time }) => time)), held: median(all.map(({ held }) => held)) }
    }
    const few = await mounts(100)
    const many = await mounts(100_000)
    const frames = await callPage<number[]>(page, 'scrollTable(100000)')
    const sorted = frames.toSorted((a, b) => a - b)
    const large = [
      `mount ${formatNumber(many.time, 1).trim()} ms, ${formatNumber(many.time / few.time).trim()} times as long as 100 rows (aim: 5 or less)`,
      `heap ${formatNumber(many.held / 1e6, 1).trim()} MB with the rows' data; 100 rows hold ${formatNumber(few.held / 1e6, 1).trim()} MB`,
      `scroll ${formatNumber(median(frames), 1).trim()} ms of work a frame, 95 % within ${formatNumber(sorted[Math.floor(frames.length * 0.95)] ?? 0, 1).trim()} ms`,
    ]
    console.log(`\n100,000 rows: ${large.join('\n100,000 rows: ')}`)
    if (only === undefined)
      writeReport([
        `Measured on ${today()}, ${cpus().length} cores, ${rounds} rounds.`,
        '',
        ...formatMarkdownTable(table),
        '',
        '100,000 rows:',
        '',
        ...large.map((line) => `- ${line}`),
      ])
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true, force: true })
}
