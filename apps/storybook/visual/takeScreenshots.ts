import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { isLiveCanvas, modes, viewports } from '../.storybook/chromaticModes.ts'
import { findChromium } from '../../../tools/chromium.mjs'

/** A screenshot, named by the story's id and the mode. */
export interface Screenshot {
  name: string
  title: string
  png: Buffer
  /** The error if the story failed to render. */
  error?: string
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a folder on a free port. */
export async function serveFolder(folder: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    const file = join(folder, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)))
    readFile(file).then(
      (bytes) => response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return { server, url: `http://127.0.0.1:${address.port}` }
}

/** Opens a browser whose screenshots depend on the story alone. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--font-render-hinting=none'] })

/** A story in Storybook's index. */
export interface StoryEntry {
  id: string
  type: string
  title: string
  name: string
}

/** Stories that are shown in one page, one after the other: loading Storybook takes longer than showing a story. */
const storiesPerPage = 40

/**
 * Takes a screenshot of every story of a built Storybook in every mode. With `names`, only of these, each in a page of its own: what a story
 * before it has left behind is not seen.
 */
export async function takeScreenshots(browser: Browser, built: string, only: RegExp, names?: ReadonlySet<string>): Promise<Screenshot[]> {
  const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry> }
  const stories = Object.values(entries).filter(({ id, type, title }) => type === 'story' && only.test(id) && !isLiveCanvas(title))
  const { server, url } = await serveFolder(built)
  const jobs = Object.entries(modes)
  const screenshots: Screenshot[] = []
  const report = names ? () => undefined : createProgressReport(stories.length * jobs.length)
  // Two workers: more are not faster on two cores.
  const worker = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift())
      screenshots.push(
        ...(await takeScreenshotsInMode(
          browser,
          url,
          stories.filter(({ id }) => names?.has(getName(id, job[0])) ?? true),
          names === undefined ? storiesPerPage : 1,
          report,
          ...job,
        )),
      )
  }
  await Promise.all([worker(), worker()])
  server.close()
  return screenshots.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Says from time to time how far it is: all stories take hours. */
function createProgressReport(count: number): () => void {
  const start = Date.now()
  let done = 0
  return () => {
    done++
    if (done % 200 === 0 || done === count)
      console.log(`${done} of ${count} screenshots after ${Math.round((Date.now() - start) / 1000)} s`)
  }
}

type Mode = (typeof modes)[keyof typeof modes]

const getName = (id: string, mode: string) => `${id} (${mode})`
/** The globals of a mode as Storybook's address has them. */
const formatGlobals = ({ viewport: _viewport, ...globals }: Mode) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

async function takeScreenshotsInMode(
  browser: Browser,
  url: string,
  stories: StoryEntry[],
  perPage: number,
  report: () => void,
  mode: string,
  settings: Mode,
): Promise<Screenshot[]> {
  const { width, height } = viewports[settings.viewport].styles
  const context = await browser.newContext({
    viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
  })
  const openStory = async (id: string) => {
    const page = await context.newPage()
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${formatGlobals(settings)}`)
    return { page, ...(await waitUntilSettled(page)) }
  }
  const screenshots: Screenshot[] = []
  for (let first = 0; first < stories.length; first += perPage) {
    let page: Page | undefined
    for (const { id, title, name } of stories.slice(first, first + perPage)) {
      let error = page === undefined ? 'no page' : (await showStory(page, id)).error
      if (page === undefined || error !== undefined) {
        await page?.close()
        ;({ page, error } = await openStory(id))
      }
      screenshots.push({
        name: getName(id, mode),
        title: `${title} / ${name}`,
        png: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
        ...(error === undefined ? {} : { error }),
      })
      report()
    }
    await page?.close()
  }
  await context.close()
  return screenshots
}

/** Shows another story in a page of Storybook, as its menu does. */
async function showStory(page: Page, id: string): Promise<{ error?: string }> {
  await page.mouse.move(0, 0)
  await page.evaluate((storyId) => {
    localStorage.clear()
    sessionStorage.clear()
    window.scrollTo(0, 0)
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const channel: unknown = typeof preview === 'object' && preview !== null ? Reflect.get(preview, 'channel') : undefined
    const emit: unknown = typeof channel === 'object' && channel !== null ? Reflect.get(channel, 'emit') : undefined
    if (typeof emit === 'function') Reflect.apply(emit, channel, ['setCurrentStory', { storyId, viewMode: 'story' }])
  }, id)
  return waitUntilSettled(page, id)
}

/** Waits until the story, or the one with this id, and its play function have finished, the font has loaded and two frames have passed. */
export async function waitUntilSettled(page: Page, id?: string): Promise<{ error?: string }> {
  try {
    await page.waitForFunction(() => document.body.matches('.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview'), undefined, {
      timeout: 20_000,
    })
    await page.waitForFunction(
      (wanted) => {
        const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
        const current: unknown = typeof preview === 'object' && preview !== null ? Reflect.get(preview, 'currentRender') : undefined
        if (typeof current !== 'object' || current === null) return false
        const isWanted = wanted === undefined || Reflect.get(current, 'id') === wanted
        return isWanted && ['completed', 'finished', 'errored', 'aborted'].includes(String(Reflect.get(current, 'phase')))
      },
      id,
      { timeout: 20_000 },
    )
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    return {}
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
