// Compares screenshots of every story with those of another commit.
//   pnpm visual                    against the merge base with main
//   pnpm visual --base <ref>       against any commit
//   pnpm visual --only <pattern>   only stories whose id matches
//   pnpm visual --look             no comparison, only screenshots
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareScreenshots, type ScreenshotChange } from './compareScreenshots.ts'
import { openBrowser, takeScreenshots } from './takeScreenshots.ts'

const root = join(import.meta.dirname, '../../..')
const reports = join(import.meta.dirname, '../reports/visual')
const { values } = parseArgs({
  options: { base: { type: 'string' }, only: { type: 'string', default: '' }, look: { type: 'boolean', default: false } },
})
const only = new RegExp(values.only)

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const runPnpm = (cwd: string, ...args: string[]) => execFileSync('pnpm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

function build(tree: string): string {
  runPnpm(tree, 'exec', 'turbo', 'run', 'build', '--filter=@vehicle-partner/storybook', '--output-logs=errors-only')
  return join(tree, 'apps/storybook/storybook-static')
}

/** The commit to compare with: the merge base with main, or the previous commit on main. */
function baseCommit(): string {
  if (values.base !== undefined) return git('rev-parse', values.base)
  const mergeBase = git('merge-base', 'main', 'HEAD')
  return mergeBase === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : mergeBase
}

function checkOut(commit: string): string {
  const tree = join(root, 'node_modules/.visual', commit.slice(0, 12))
  rmSync(tree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', tree, commit)
  runPnpm(tree, 'install', '--frozen-lockfile', '--prefer-offline')
  return tree
}

const renderImageCell = (png: Buffer | undefined, alt: string) =>
  png === undefined ? '<td>none</td>' : `<td><img alt="${alt}" src="data:image/png;base64,${png.toString('base64')}"></td>`

function createReportPage(changes: readonly ScreenshotChange[], count: number): string {
  const rows = changes.map(
    ({ name, title, kind, before, after, difference, pixels }) =>
      `<section><h2>${title}</h2><p>${name}: ${kind}${pixels === undefined ? '' : `, ${pixels} pixels`}</p><table><tr>${renderImageCell(before, 'before')}${renderImageCell(after, 'after')}${renderImageCell(difference, 'difference')}</tr></table></section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${changes.length} of ${count} screenshots differ</title><style>body{font:16px system-ui;margin:2rem}img{max-width:30vw;border:1px solid #ccc}td{vertical-align:top}</style><h1>${changes.length} of ${count} screenshots differ</h1>${rows.join('\n')}</html>`
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const browser = await openBrowser()
try {
  const after = await takeScreenshots(browser, build(root), only)
  const broken = after.filter(({ error }) => error !== undefined)
  for (const { name, error } of broken) console.log(`${name} failed to render: ${error ?? ''}`)
  if (values.look) {
    for (const { name, png } of after) writeFileSync(join(reports, `${name}.png`), png)
    console.log(`${after.length} screenshots in ${reports}`)
  } else {
    const tree = checkOut(baseCommit())
    const before = await takeScreenshots(browser, build(tree), only)
    git('worktree', 'remove', '--force', tree)
    const changes = await compareScreenshots(browser, before, after)
    writeFileSync(join(reports, 'index.html'), createReportPage(changes, after.length))
    for (const { name, kind, pixels } of changes)
      console.log(`${kind.padEnd(8)} ${name}${pixels === undefined ? '' : ` (${pixels} pixels)`}`)
    console.log(`${changes.length} of ${after.length} screenshots differ: ${join(reports, 'index.html')}`)
  }
  if (broken.length > 0) process.exitCode = 1
} finally {
  await browser.close()
}
