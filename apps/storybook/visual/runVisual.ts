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
import { digestScreenshots, findDifferentNames, stillDiffers } from './digestScreenshots.ts'
import { openBrowser, takeScreenshots, type Screenshot } from './takeScreenshots.ts'
import { summarizeChanges, writeVisualReport } from './visualReport.ts'

const root = join(import.meta.dirname, '../../..')
const reports = join(import.meta.dirname, '../reports/visual')
const { values } = parseArgs({
  options: { base: { type: 'string' }, only: { type: 'string', default: '' }, look: { type: 'boolean', default: false } },
})
const only = new RegExp(values.only)
const digests = join(root, 'node_modules/.visual/digests')

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

async function collectScreenshots(browser: Browser, built: string, names: ReadonlySet<string>): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = []
  await takeScreenshots(browser, built, { only, names }, (screenshot) => screenshots.push(screenshot))
  return screenshots.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Looks at what differs once more, now with its images: a screenshot that was taken too early is not a change. */
async function compareBuilds(browser: Browser, before: string, after: string, names: ReadonlySet<string>): Promise<ScreenshotChange[]> {
  if (names.size === 0) return []
  console.log(`${names.size} screenshots differ at first sight; once more`)
  return compareScreenshots(browser, await collectScreenshots(browser, before, names), await collectScreenshots(browser, after, names))
}

function reportBroken(name: string, error: string): void {
  console.log(`${name} failed to render: ${error}`)
  process.exitCode = 1
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const browser = await openBrowser()
try {
  const built = build(root)
  if (values.look) {
    await takeScreenshots(browser, built, { only }, ({ name, png, error }) => {
      writeFileSync(join(reports, `${name}.png`), png)
      if (error !== undefined) reportBroken(name, error)
    })
    console.log(`Screenshots in ${reports}`)
  } else {
    const commit = baseCommit()
    const base = buildBase(commit)
    const after = await digestScreenshots(browser, built, only, digests)
    for (const { name, error } of after) if (error !== undefined) reportBroken(name, error)
    const before = await digestScreenshots(browser, base, only, digests)
    const differing = await compareBuilds(browser, base, built, findDifferentNames(before, after))
    const changes = differing.filter((change) => stillDiffers(change, { before, after }))
    writeVisualReport(reports, changes, after.length, commit)
    for (const { name, kind, pixels } of changes)
      console.log(`${kind.padEnd(8)} ${name}${pixels === undefined ? '' : ` (${pixels} pixels)`}`)
    const summary = summarizeChanges(changes, after.length)
    console.log(`${summary}\n${join(reports, 'index.html')}`)
    // The pull request's page.
    if (process.env['GITHUB_STEP_SUMMARY'] !== undefined) appendFileSync(process.env['GITHUB_STEP_SUMMARY'], `${summary}\n`)
  }
} finally {
  await browser.close()
}
