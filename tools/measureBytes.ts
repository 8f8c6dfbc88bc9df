// `npm run bytes [-- --write] [Name ...]`: bytes of the entries of packages/ui after brotli, beside their budgets.
// --write sets the budgets to the measured bytes, rounded up to the next hundred.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackage } from '../packages/ui/buildPackage.ts'
import { listEntries, measureEntry, measureTheme } from '../packages/ui/measureEntry.ts'

const ui = join(import.meta.dirname, '../packages/ui')
const budgetFile = join(ui, 'budgets.json')
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as {
  theme: number
  ui: Record<string, number[]>
}
const out = join(ui, 'node_modules/.cache', `bytes-${process.pid}`)
try {
  buildPackage(out)
  const requested = process.argv.slice(2).filter((word) => word !== '--write')
  const writes = process.argv.includes('--write')
  const roundedUp = (bytes: number) => Math.ceil(bytes / 100) * 100
  const formatBytes = (now: number, later = 0) => String(now).padStart(7) + String(later || '').padStart(7)
  console.log(`${''.padEnd(20)}${'now'.padStart(7)}${'later'.padStart(7)}   budget`)
  for (const entry of requested.length > 0 ? requested : listEntries(out)) {
    const { initial, lazy } = await measureEntry(out, entry)
    if (writes) budgets.ui[entry] = lazy === 0 ? [roundedUp(initial)] : [roundedUp(initial), roundedUp(lazy)]
    const [budget, laterBudget] = budgets.ui[entry] ?? []
    const over = initial > (budget ?? 0) || lazy > (laterBudget ?? 0) ? ' OVER' : ''
    console.log(
      `${entry.padEnd(20)}${formatBytes(initial, lazy)}   ${budget === undefined ? 'none' : formatBytes(budget, laterBudget).trim()}${over}`,
    )
  }
  const theme = measureTheme(out)
  if (writes) budgets.theme = roundedUp(theme)
  console.log(`${'theme, once'.padEnd(20)}${formatBytes(theme)}   ${budgets.theme}${theme > budgets.theme ? ' OVER' : ''}`)
  if (writes) {
    const sorted = Object.entries(budgets.ui).toSorted(([a], [b]) => a.localeCompare(b))
    const lines = sorted.map(([entry, bytes]) => `    ${JSON.stringify(entry)}: [${bytes.join(', ')}]`)
    writeFileSync(budgetFile, `{\n  "theme": ${budgets.theme},\n  "ui": {\n${lines.join(',\n')}\n  }\n}\n`)
  }
} finally {
  rmSync(out, { recursive: true, force: true })
}
