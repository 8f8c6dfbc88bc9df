// @module-tag slow
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modes } from '../.storybook/chromaticModes.ts'
import { compareScreenshots } from './compareScreenshots.ts'
import { digestScreenshots, findDifferentNames, sha256, stillDiffers } from './digestScreenshots.ts'
import { openBrowser, takeScreenshots, type Screenshot } from './takeScreenshots.ts'
import { summarizeChanges, writeVisualReport } from './visualReport.ts'

const folder = mkdtempSync(join(tmpdir(), 'visual-'))
const digests = join(folder, 'digests')
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
async function take(built: string, of: ReadonlySet<string> = names): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = []
  await takeScreenshots(browser, built, { only: /./, names: of }, (screenshot) => screenshots.push(screenshot))
  return screenshots
}

test('a changed rule is found in every mode of every story that shows it, and nowhere else', async () => {
  const before = await take(buildStorybook('base', ''))
  const after = await take(buildStorybook('changed', '.badge{background:#dcc}'))
  expect(before).toHaveLength(names.size)

  const changes = await compareScreenshots(browser, before, after)
  const expected = ['badge--overview', 'card--overview'].flatMap((id) => someModes.map((mode) => `${id} (${mode})`))
  expect(changes.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
  expect(changes.every(({ kind, pixels = 0 }) => kind === 'changed' && pixels > 0)).toBe(true)

  expect(summarizeChanges(changes, after.length)).toBe('4 of 6 screenshots differ: 4 changed, in 2 stories')
  const reports = join(folder, 'report')
  writeVisualReport(reports, changes, after.length, 'abc')
  const report = readFileSync(join(reports, 'index.html'), 'utf8')
  expect(report.match(/<section/g)).toHaveLength(4)
  expect(report).not.toContain('text--overview')
  const page = await browser.newPage()
  await page.goto(pathToFileURL(join(reports, 'index.html')).href)
  const widths = await page.locator('.side img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 0
        image.loading = 'eager'
        await image.decode()
        return image.naturalWidth
      }),
    ),
  )
  await page.close()
  expect(widths).toHaveLength(12)
  expect(Math.min(...widths)).toBeGreaterThan(300)
})

test('the same build has no difference, and stories that come and go are named', async () => {
  const name = 'text--overview (right to left)'
  const again = await take(join(folder, 'base'), new Set([name]))
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

test('at first sight, stories share a page and a rendering serves several modes; what differs is the same', async () => {
  const base = await digestScreenshots(browser, join(folder, 'base'), /./, digests)
  const digestOf = ({ png }: Screenshot) => createHash('sha256').update(png).digest('hex')
  for (const screenshot of before)
    expect(base).toContainEqual(expect.objectContaining({ name: screenshot.name, sha256: digestOf(screenshot) }))
  expect(base).toHaveLength(3 * Object.keys(modes).length)

  const changed = buildStorybook('dark', '[data-theme=dark] .badge{color:#333}[data-contrast=more] p{color:#222}')
  const different = findDifferentNames(base, await digestScreenshots(browser, changed, /./, digests))
  expect([...different].toSorted()).toEqual([
    'badge--overview (dark desktop)',
    'badge--overview (dark phone)',
    'card--overview (dark desktop)',
    'card--overview (dark phone)',
    'text--overview (more contrast)',
  ])
})

test('a story that is not always the same is no change', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((text) => Buffer.from(text))
  const digest = (png: Buffer | undefined) => [{ name: 'x', id: 'x', title: 'x', sha256: sha256(png ?? '') }]
  const first = { before: digest(one), after: digest(two) }
  const differs = (before: Buffer | undefined, after: Buffer | undefined) =>
    stillDiffers({ name: 'x', ...(before && { before }), ...(after && { after }) }, first)
  expect([differs(one, two), differs(three, two), differs(one, three)]).toEqual([true, true, true])
  expect([differs(two, three), differs(three, one), differs(two, one)]).toEqual([false, false, false])
  expect([differs(undefined, two), differs(one, undefined)]).toEqual([true, true])
})

test('a run that was interrupted goes on, and a build that has changed begins anew', async () => {
  const built = buildStorybook('kept', '', ['badge--overview', 'card--overview'])
  const place = join(folder, 'kept-digests')
  const badge = await digestScreenshots(browser, built, /^badge/, place)
  const [file = ''] = readdirSync(place)
  const path = join(place, file)
  const written = readFileSync(path, 'utf8').replaceAll(/(?<="sha256":")\w+/g, 'kept')
  // The end of the process cut the last line.
  writeFileSync(path, `${written}{"name":"card`)
  const all = await digestScreenshots(browser, built, /./, place)
  expect(all.filter(({ sha256 }) => sha256 === 'kept').map(({ name }) => name)).toEqual(badge.map(({ name }) => name))
  expect(all).toHaveLength(2 * Object.keys(modes).length)
  expect(await digestScreenshots(browser, built, /./, place)).toEqual(all)
  // Modes are no part of an id.
  expect(await digestScreenshots(browser, built, /desktop/, place)).toEqual([])

  const changed = buildStorybook('kept', '.badge{background:#dcc}', ['badge--overview'])
  const anew = await digestScreenshots(browser, changed, /./, place)
  expect(anew.map(({ sha256 }) => sha256)).not.toContain('kept')
})
