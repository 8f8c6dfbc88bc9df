// Main-thread time of components relative to the same host elements in React, in the same page and run.
// Rounds are interleaved; prints median and range. Compare the ratios, not the milliseconds.
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { createIdentifier } from '../identifiers.ts'
import { openBenchPage } from './openBenchPage.ts'
import type { Round } from './page/benchmarkPage.tsx'
import { describeRun, formatMarkdownTable, writeReport } from './report.ts'
import { geometricMean, median } from './statistics.ts'

// pnpm passes its own `--` on.
const [asked = '15', only] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(asked)

const formatNumber = (value: number, digits = 2) => value.toFixed(digits).padStart(8)

const { call, close } = await openBenchPage(
  {
    root: join(import.meta.dirname, 'page'),
    plugins: [react(), vanillaExtractPlugin({ identifiers: createIdentifier })],
    resolve: { conditions: ['@vehicle-partner/source', ...defaultClientConditions] },
  },
  join(import.meta.dirname, '../node_modules/.cache/bench'),
  { reducedMotion: 'reduce' },
)
try {
  const names = await call<string[]>('names')

  console.log(`${'ratio to plain host elements'.padEnd(44)}  median     least      most    ours ms  hosts ms   (${rounds} rounds)`)
  const medians: number[] = []
  const table = [['Row', 'Median', 'Least', 'Most', 'Ours, ms', 'By hand, ms']]
  for (const [at, name] of names.entries()) {
    if (only !== undefined && !name.includes(only)) continue
    const all = await call<Round[]>(`measure(${at}, ${rounds})`)
    const ratios = all.map(({ ours, hosts }) => ours / hosts)
    medians.push(median(ratios))
    const times = [median(all.map(({ ours }) => ours)), median(all.map(({ hosts }) => hosts))]
    const [middle, ...others] = [median(ratios), Math.min(...ratios), Math.max(...ratios), ...times].map((value) => formatNumber(value))
    console.log(`${name.padEnd(44)}${[middle, ...others].join('  ')}`)
    table.push([name, middle ?? '', ...others].map((cell) => cell.trim()))
  }
  if (medians.length > 0) {
    const mean = geometricMean(medians)
    table.push(['geometric mean', formatNumber(mean).trim(), '', '', '', ''])
    console.log(`${'geometric mean'.padEnd(44)}${formatNumber(mean)}   (aim: 1.2 or less, none above 1.6)`)
  }

  if (only === undefined || '100,000 rows'.includes(only)) {
    const mounts = async (count: number) => {
      const all: { time: number; held: number }[] = []
      for (let round = 0; round < Math.max(5, rounds / 3); round += 1) all.push(await call(`mountTable(${count})`))
      return { time: median(all.map(({ time }) => time)), held: median(all.map(({ held }) => held)) }
    }
    const few = await mounts(100)
    const many = await mounts(100_000)
    const frames = await call<number[]>('scrollTable(100000)')
    const sorted = frames.toSorted((a, b) => a - b)
    const large = [
      `mount ${formatNumber(many.time, 1).trim()} ms, ${formatNumber(many.time / few.time).trim()} times as long as 100 rows (aim: 5 or less)`,
      `heap ${formatNumber(many.held / 1e6, 1).trim()} MB with the rows' data; 100 rows hold ${formatNumber(few.held / 1e6, 1).trim()} MB`,
      `scroll ${formatNumber(median(frames), 1).trim()} ms of work a frame, 95 % within ${formatNumber(sorted[Math.floor(frames.length * 0.95)] ?? 0, 1).trim()} ms`,
    ]
    console.log(`\n100,000 rows: ${large.join('\n100,000 rows: ')}`)
    if (only === undefined)
      writeReport('components', [
        describeRun(rounds),
        '',
        ...formatMarkdownTable(table),
        '',
        '100,000 rows:',
        '',
        ...large.map((line) => `- ${line}`),
      ])
  }
} finally {
  await close()
}
