// Uses stories by keyboard with a screen reader, and checks what it says.
//   npm run test:screen-reader                 all cases, and writes results.json for the page "Accessibility"
//   npm run test:screen-reader -- otp phone    cases whose story contains one of the words
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '../visual/takeScreenshots.ts'
import { openOrca } from './openOrca.ts'
import { screenReaderCases, type ScreenReaderCase } from './screenReaderCases.ts'
import type { ScreenReaderResult } from './screenReaderResult.ts'

/** How often the end of a case is waited for. */
const patience = 4

const root = join(import.meta.dirname, '../../..')
const words = process.argv.slice(2).filter((word) => word !== '--')
const cases = screenReaderCases.filter(({ story }) => words.length === 0 || words.some((word) => story.includes(word)))
if (cases.length === 0) throw new Error(`No story is called ${words.join(' or ')}`)

const args = ['exec', 'turbo', 'run', 'build', '--filter=@vehicle-partner/storybook', '--output-logs=errors-only']
execFileSync('pnpm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
const storybook = await serveFolder(join(root, 'apps/storybook/storybook-static'))
const desktop = await openOrca()
console.log(`${desktop.name}: ${cases.length} cases`)
const result: ScreenReaderResult = { name: desktop.name, date: new Date().toISOString().slice(0, 10), cases: [] }
let failed = 0
try {
  for (const each of cases) {
    // On a busy machine a key can arrive before the page has the focus.
    const { said, missing } = await playAgain(each)
    if (missing === undefined) result.cases.push({ what: each.what, story: each.story, said })
    else {
      failed += 1
      console.log(`FAIL ${each.what}: “${missing}” was not heard in\n     | ${said.join('\n     | ')}`)
    }
  }
} finally {
  await desktop.close()
  storybook.server.close()
}
if (words.length === 0 && failed === 0)
  writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(result, undefined, 2)}\n`)
console.log(`\n${result.cases.length} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function playAgain(each: ScreenReaderCase) {
  const first = await play(each)
  return first.missing === undefined ? first : play(each)
}

/** Plays a case. `said` begins with the first text of the case, `missing` is the first text that was not said. */
async function play({ story, steps, hears }: ScreenReaderCase): Promise<{ said: string[]; missing: string | undefined }> {
  await desktop.page.goto(`${storybook.url}/iframe.html?id=${story}&viewMode=story`, { waitUntil: 'networkidle' })
  await desktop.reset()
  const heard: string[] = []
  for (const step of steps) heard.push(...('press' in step ? await desktop.press(step.press) : await desktop.type(step.type)))
  // On a busy machine the last words come late.
  for (let again = 0; again < patience && findMissing(heard, hears) !== undefined; again++) heard.push(...(await desktop.press('Shift_L')))
  const start = heard.findIndex((text) => text.includes(hears[0] ?? ''))
  return { said: heard.slice(Math.max(start, 0)), missing: findMissing(heard, hears) }
}

/** The first text that was not heard in its turn. */
function findMissing(heard: readonly string[], hears: readonly string[]): string | undefined {
  const text = heard.join('\n')
  let position = 0
  return hears.find((each) => {
    const found = text.indexOf(each, position)
    position = found + each.length
    return found === -1
  })
}
