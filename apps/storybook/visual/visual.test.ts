// @module-tag slow
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { modes } from '../.storybook/chromaticModes.ts'
import { compareScreenshots } from './compareScreenshots.ts'
import { openBrowser, takeScreenshots, type Screenshot } from './takeScreenshots.ts'
import { createVisualReport, summarizeChanges } from './visualReport.ts'

const folder = mkdtempSync(join(tmpdir(), 'visual-'))
let browser: Browser
let before: Screenshot[]
beforeAll(async () => {
  browser = await openBrowser()
  before = await take(buildStorybook('base', ''))
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

const stories: Record<string, string> = {
  'badge--overview': '<span class="badge">Expired</span>',
  'card--overview': '<div class="card">Payout <span class="badge">Paid</span></div>',
  'text--overview': '<p>You get paid every Friday.</p>',
}

/** Writes a folder that looks like a built Storybook: an index, and a page that shows the story of its address with this stylesheet. */
function buildStorybook(name: string, css: string, ids: readonly string[] = Object.keys(stories)): string {
  const built = join(folder, name)
  mkdirSync(built, { recursive: true })
  const entries = Object.fromEntries(ids.map((id) => [id, { id, type: 'story', title: id.split('--')[0], name: 'Overview' }]))
  writeFileSync(join(built, 'index.json'), JSON.stringify({ v: 5, entries }))
  writeFileSync(
    join(built, 'iframe.html'),
    `<!doctype html><style>body{margin:16px;font:16px sans-serif}.badge{padding:4px;background:#ddd}${css}</style><body class="sb-show-main"><script>
      const show = (id) => {
        document.body.innerHTML = ${JSON.stringify(stories)}[id]
        preview.currentRender = { id, phase: 'finished' }
      }
      const preview = (window.__STORYBOOK_PREVIEW__ = { channel: { emit: (event, { storyId }) => event === 'setCurrentStory' && show(storyId) } })
      show(new URLSearchParams(location.search).get('id'))
    </script></body>`,
  )
  return built
}

/** Two of the modes: each of them opens every story in a page of its own. */
const someModes = ['light desktop', 'right to left'] as const satisfies (keyof typeof modes)[]
const names = new Set(Object.keys(stories).flatMap((id) => someModes.map((mode) => `${id} (${mode})`)))
const take = (built: string) => takeScreenshots(browser, built, /./, names)

test('a changed rule is found in every mode of every story that shows it, and nowhere else', async () => {
  const before = await take(buildStorybook('base', ''))
  const after = await take(buildStorybook('changed', '.badge{background:#dcc}'))
  expect(before).toHaveLength(names.size)

  const changes = await compareScreenshots(browser, before, after)
  const expected = ['badge--overview', 'card--overview'].flatMap((id) => someModes.map((mode) => `${id} (${mode})`))
  expect(changes.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
  expect(changes.every(({ kind, pixels = 0 }) => kind === 'changed' && pixels > 0)).toBe(true)

  expect(summarizeChanges(changes, after.length)).toBe('4 of 6 screenshots differ: 4 changed, in 2 stories')
  const report = createVisualReport(changes, after.length, 'abc')
  expect(report.match(/<section/g)).toHaveLength(4)
  expect(report).not.toContain('text--overview')
})

test('the same build has no difference, and stories that come and go are named', async () => {
  const name = 'text--overview (right to left)'
  const again = await takeScreenshots(browser, join(folder, 'base'), /./, new Set([name]))
  expect(again.map((screenshot) => screenshot.name)).toEqual([name])
  expect(
    await compareScreenshots(
      browser,
      before.filter((screenshot) => screenshot.name === name),
      again,
    ),
  ).toEqual([])
  const after = await take(buildStorybook('fewer', '', ['badge--overview', 'text--overview']))
  const changes = await compareScreenshots(browser, before, after)
  expect(new Set(changes.map(({ kind, title }) => `${kind} ${title}`))).toEqual(new Set(['gone card / Overview']))
  expect(await compareScreenshots(browser, after, before)).toMatchObject(someModes.map(() => ({ kind: 'new', title: 'card / Overview' })))
})

test('a story that is shown after another one looks as in a page of its own', async () => {
  const shared = await takeScreenshots(browser, join(folder, 'base'), /./)
  expect(
    await compareScreenshots(
      browser,
      before,
      shared.filter(({ name }) => names.has(name)),
    ),
  ).toEqual([])
})
