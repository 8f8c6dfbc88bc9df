// Compares screenshots of every story with those of another commit.
//   pnpm visual                    against the merge base with main
//   pnpm visual --base <ref>       against any commit
//   pnpm visual --only <pattern>   only stories whose id matches
//   pnpm visual --look             no comparison, only screenshots
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { compareScreenshots, type ScreenshotChange } from './compareScreenshots.ts'
import { openBrowser, takeScreenshots, type Screenshot } from './takeScreenshots.ts'
import { createVisualReport, summarizeChanges } from './visualReport.ts'

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
  // A checkout of a pull request has main only as a remote branch.
  const main = git('branch', '--list', 'main') === '' ? 'origin/main' : 'main'
  const mergeBase = git('merge-base', main, 'HEAD')
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

/** The Storybook of a commit. It is built once: a second run compares with the same files. */
function buildBase(commit: string): string {
  const kept = join(root, 'node_modules/.visual', `${commit.slice(0, 12)}-built`)
  if (existsSync(join(kept, 'index.json'))) return kept
  const tree = checkOut(commit)
  rmSync(kept, { recursive: true, force: true })
  cpSync(build(tree), kept, { recursive: true })
  git('worktree', 'remove', '--force', tree)
  return kept
}

/** Compares all stories, and what differs once more: a screenshot that was taken too early is not a change. */
async function compareBuilds(browser: Browser, before: string, after: string, taken: readonly Screenshot[]): Promise<ScreenshotChange[]> {
  const first = await compareScreenshots(browser, await takeScreenshots(browser, before, only), taken)
  const doubtful = new Set(first.filter(({ kind }) => kind === 'changed').map(({ name }) => name))
  if (doubtful.size === 0) return first
  const again = await compareScreenshots(
    browser,
    await takeScreenshots(browser, before, only, doubtful),
    await takeScreenshots(browser, after, only, doubtful),
  )
  const confirmed = new Set(again.map(({ name }) => name))
  return first.filter(({ name, kind }) => kind !== 'changed' || confirmed.has(name))
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const browser = await openBrowser()
try {
  const built = build(root)
  const after = await takeScreenshots(browser, built, only)
  const broken = after.filter(({ error }) => error !== undefined)
  for (const { name, error } of broken) console.log(`${name} failed to render: ${error ?? ''}`)
  if (values.look) {
    for (const { name, png } of after) writeFileSync(join(reports, `${name}.png`), png)
    console.log(`${after.length} screenshots in ${reports}`)
  } else {
    const commit = baseCommit()
    const changes = await compareBuilds(browser, buildBase(commit), built, after)
    writeFileSync(join(reports, 'index.html'), createVisualReport(changes, after.length, commit))
    for (const { name, kind, pixels } of changes)
      console.log(`${kind.padEnd(8)} ${name}${pixels === undefined ? '' : ` (${pixels} pixels)`}`)
    const summary = summarizeChanges(changes, after.length)
    console.log(`${summary}\n${join(reports, 'index.html')}`)
    // The pull request's page.
    if (process.env['GITHUB_STEP_SUMMARY'] !== undefined) appendFileSync(process.env['GITHUB_STEP_SUMMARY'], `${summary}\n`)
  }
  if (broken.length > 0) process.exitCode = 1
} finally {
  await browser.close()
}
