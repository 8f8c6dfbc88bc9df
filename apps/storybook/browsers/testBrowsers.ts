// Runs the stories of components and forms, and the logins of the real product, in Firefox and WebKit.
//   npm run test:browsers                        all of it, and writes results.json for the page "Accessibility"
//   npm run test:browsers -- firefox             one engine: firefox, webkit or chromium
//   npm run test:browsers -- webkit otp phone    stories whose id contains one of the words
//   npm run test:browsers -- --screens           the screens of the portal as well
//   npm run test:browsers -- --logins            the logins alone
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { removeServerData, startServerOn } from '../../portal/e2e/testServer.ts'
import { serveFolder, type StoryEntry } from '../visual/takeScreenshots.ts'
import type { Engine } from './engine.ts'
import { engineNames, knownDifferences, type EngineName } from './knownDifferences.ts'
import { logins } from './logins.ts'
import { openChromium, openFirefox } from './openThroughBiDi.ts'
import { openWebKit } from './openWebKit.ts'
import { playStories } from './playStories.ts'
import type { BrowserResult } from './browserResults.ts'

const root = join(import.meta.dirname, '../../..')
const opens: Readonly<Record<EngineName, () => Promise<Engine>>> = { firefox: openFirefox, webkit: openWebKit, chromium: openChromium }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screens: { type: 'boolean', default: false }, logins: { type: 'boolean', default: false } },
})
const isEngine = (word: string): word is EngineName => engineNames.some((name) => name === word)
const words = positionals.filter((word) => !isEngine(word))
const chosen = positionals.filter(isEngine)
const engines: readonly EngineName[] = chosen.length > 0 ? chosen : ['firefox', 'webkit']

const args = ['exec', 'turbo', 'run', 'build', '--filter=@vehicle-partner/storybook', '--filter=@vehicle-partner/portal']
execFileSync('pnpm', [...args, '--output-logs=errors-only'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
const storybook = await serveFolder(join(root, 'apps/storybook/storybook-static'))
const { entries } = (await (await fetch(`${storybook.url}/index.json`)).json()) as { entries: Record<string, StoryEntry> }
const areas = values.screens ? /^(UI|Forms|Portal)\// : /^(UI|Forms)\//
const stories = Object.values(entries).filter(
  ({ id, type, title }) =>
    !values.logins && type === 'story' && areas.test(title) && (words.length === 0 || words.some((word) => id.includes(word))),
)
if (stories.length === 0 && !values.logins) throw new Error(`No story is called ${words.join(' or ')}`)

const results: BrowserResult[] = []
const failures: string[] = []
try {
  for (const name of engines) results.push(await testEngine(name))
} finally {
  storybook.server.close()
}
if (words.length === 0 && chosen.length === 0 && !values.screens && !values.logins)
  writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, undefined, 2)}\n`)
const passed = results.reduce((sum, { passed: stories, logins: others }) => sum + stories + others, 0)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

async function testEngine(name: EngineName): Promise<BrowserResult> {
  const engine = await opens[name]()
  console.log(`${engine.name}: ${stories.length} stories`)
  const fail = (what: string, problem: string) => {
    failures.push(what)
    console.log(`FAIL ${engine.name}, ${what}\n${problem.replace(/^/gm, '     | ')}`)
  }
  const known = knownDifferences[name]
  const result: BrowserResult = { engine: engine.name, date: new Date().toISOString().slice(0, 10), passed: 0, logins: 0, differences: [] }
  try {
    await playStories(engine, storybook.url, stories, ({ id, title, name: story, problem }) => {
      const reason = known[id]
      if (reason !== undefined && problem !== '') result.differences.push({ story: `${title} / ${story}`, reason })
      else if (reason !== undefined) fail(id, 'passes, and is listed in knownDifferences.ts')
      else if (problem === '') result.passed += 1
      else fail(id, problem)
    })
    if (words.length === 0) result.logins = await testLogins(engine, fail)
  } finally {
    await engine.close()
  }
  return result
}

/** Returns how many passed. */
async function testLogins(engine: Engine, fail: (what: string, problem: string) => void): Promise<number> {
  const server = await startServerOn(undefined, {}, 300)
  let count = 0
  try {
    await engine.resize(1280, 900)
    for (const [what, logIn] of Object.entries(logins))
      try {
        await logIn(engine, server.url)
        count += 1
      } catch (error) {
        fail(what, error instanceof Error ? error.message : String(error))
      }
  } finally {
    await server.stop()
    await removeServerData(server)
  }
  return count
}
