// Shows what a change does to the pictures: every story of this tree beside the same story of the tree that it came from.
//   pnpm visual                    against the place where this branch left main
//   pnpm visual --base <ref>       against any commit
//   pnpm visual --only <pattern>   only stories whose id matches
//   pnpm visual --look             no comparison, just the pictures
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compare, type Change } from './compare.ts'
import { openBrowser, shoot } from './shoot.ts'

const root = join(import.meta.dirname, '../../..')
const reports = join(import.meta.dirname, '../reports/visual')
const { values } = parseArgs({
  options: { base: { type: 'string' }, only: { type: 'string', default: '' }, look: { type: 'boolean', default: false } },
})
const only = new RegExp(values.only)

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const within = (cwd: string, ...args: string[]) => execFileSync('pnpm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

function build(tree: string): string {
  within(tree, 'exec', 'turbo', 'run', 'build', '--filter=@vehicle-partner/storybook', '--output-logs=errors-only')
  return join(tree, 'apps/storybook/storybook-static')
}

/** The commit to compare with: where this branch left main, or the one before on main itself. */
function baseCommit(): string {
  if (values.base !== undefined) return git('rev-parse', values.base)
  const left = git('merge-base', 'main', 'HEAD')
  return left === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : left
}

function checkOut(commit: string): string {
  const tree = join(root, 'node_modules/.visual', commit.slice(0, 12))
  rmSync(tree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', tree, commit)
  within(tree, 'install', '--frozen-lockfile', '--prefer-offline')
  return tree
}

const image = (png: Buffer | undefined, words: string) =>
  png === undefined ? '<td>none</td>' : `<td><img alt="${words}" src="data:image/png;base64,${png.toString('base64')}"></td>`

function page(changes: readonly Change[], count: number): string {
  const rows = changes.map(
    ({ name, title, kind, before, after, difference, pixels }) =>
      `<section><h2>${title}</h2><p>${name}: ${kind}${pixels === undefined ? '' : `, ${pixels} pixels`}</p><table><tr>${image(before, 'before')}${image(after, 'after')}${image(difference, 'difference')}</tr></table></section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${changes.length} of ${count} pictures differ</title><style>body{font:16px system-ui;margin:2rem}img{max-width:30vw;border:1px solid #ccc}td{vertical-align:top}</style><h1>${changes.length} of ${count} pictures differ</h1>${rows.join('\n')}</html>`
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const browser = await openBrowser()
try {
  const after = await shoot(browser, build(root), only)
  const broken = after.filter(({ error }) => error !== undefined)
  for (const { name, error } of broken) console.log(`${name} could not be shown: ${error ?? ''}`)
  if (values.look) {
    for (const { name, png } of after) writeFileSync(join(reports, `${name}.png`), png)
    console.log(`${after.length} pictures in ${reports}`)
  } else {
    const tree = checkOut(baseCommit())
    const before = await shoot(browser, build(tree), only)
    git('worktree', 'remove', '--force', tree)
    const changes = await compare(browser, before, after)
    writeFileSync(join(reports, 'index.html'), page(changes, after.length))
    for (const { name, kind, pixels } of changes)
      console.log(`${kind.padEnd(8)} ${name}${pixels === undefined ? '' : ` (${pixels} pixels)`}`)
    console.log(`${changes.length} of ${after.length} pictures differ: ${join(reports, 'index.html')}`)
  }
  if (broken.length > 0) process.exitCode = 1
} finally {
  await browser.close()
}
