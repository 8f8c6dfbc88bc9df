// Writes results into docs/bench.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

const today = () => new Date().toISOString().slice(0, 10)

/** When and on what a run was measured. */
export const describeRun = (rounds: number): string =>
  `Measured on ${today()}, ${cpus().length} cores with a load average of ${(loadavg()[0] ?? 0).toFixed(1)}, ${rounds} rounds.`

/** Formats rows as a Markdown table with aligned columns. */
export function formatMarkdownTable(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0))) ?? []
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...others] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)]
}

/** Replaces the text between the markers of a section. */
export function writeReport(section: string, lines: readonly string[]): void {
  const page = join(import.meta.dirname, '../../../docs/bench.md')
  const [start, end] = [`<!-- ${section} -->`, `<!-- end of ${section} -->`]
  const [before, rest] = readFileSync(page, 'utf8').split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`docs/bench.md has no section ${section}`)
  writeFileSync(page, `${before}${start}\n\n${lines.join('\n')}\n\n${end}${after}`)
}
