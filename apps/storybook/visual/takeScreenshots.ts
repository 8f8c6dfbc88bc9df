import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { isLiveCanvas, modes, viewports } from '../.storybook/chromaticModes.ts'
import { findChromium } from '../../../tools/chromium.mjs'
import { waitUntilSettled } from './waitUntilSettled.ts'

/** A screenshot, named by the story's id and the mode. */
export interface Screenshot {
  name: string
  id: string
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
  chromium.launch({
    executablePath: findChromium(),
    // A part that is painted again alone has other edges than one that is painted with the page.
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-partial-raster'],
  })

/** A story in Storybook's index. */
export interface StoryEntry {
  id: string
  type: string
  title: string
  name: string
}

/** Stories that are shown in one page, one after the other: loading Storybook takes longer than showing a story. */
const storiesPerPage = 40

/** Pages at the same time. */
const workers = 3

/** From so many screenshots on, also those that are named share pages. */
const manyNames = 400

/** What `takeScreenshots` is about. */
interface Selection {
  /** Stories whose id matches. */
  only: RegExp
  /** Only these screenshots, each in a page of its own unless they are many: what a story before it has left behind is not seen. */
  names?: ReadonlySet<string>
  /** Not these screenshots. */
  except?: ReadonlySet<string>
}

/** Takes a screenshot of every story of a built Storybook in every mode, and hands over each as it is taken, in no order. */
export async function takeScreenshots(
  browser: Browser,
  built: string,
  { only, names, except }: Selection,
  handle: (screenshot: Screenshot) => void,
): Promise<void> {
  const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry> }
  const stories = Object.values(entries).filter(({ id, type, title }) => type === 'story' && only.test(id) && !isLiveCanvas(title))
  const isWanted = (id: string, mode: string) => {
    const name = getName(id, mode)
    return names?.has(name) !== false && except?.has(name) !== true
  }
  const perPage = names !== undefined && names.size < manyNames ? 1 : storiesPerPage
  const jobs = groupModes().flatMap((group) => {
    const wanted = stories.filter(({ id }) => group.some(({ mode }) => isWanted(id, mode)))
    return Array.from({ length: Math.ceil(wanted.length / perPage) }, (_, at) => ({
      group,
      stories: wanted.slice(at * perPage, (at + 1) * perPage),
    }))
  })
  const report = createProgressReport(
    stories.reduce((count, { id }) => count + Object.keys(modes).filter((mode) => isWanted(id, mode)).length, 0),
  )
  const { server, url } = await serveFolder(built)
  // One more than cores: stories wait more than they compute. With more, play functions run into their limits of time.
  const worker = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift())
      await takeScreenshotsInPage(browser, url, job.stories, job.group, isWanted, (screenshot) => {
        handle(screenshot)
        report()
      })
  }
  await Promise.all(Array.from({ length: workers }, worker))
  server.close()
}

/** Says from time to time how far it is: all stories take long. */
function createProgressReport(count: number): () => void {
  const start = Date.now()
  let done = 0
  return () => {
    done++
    if (done % 200 === 0 || done === count)
      console.log(`${done} of ${count} screenshots after ${Math.round((Date.now() - start) / 1000)} s`)
  }
}

type Settings = (typeof modes)[keyof typeof modes]
interface NamedMode {
  mode: string
  settings: Settings
}

const getName = (id: string, mode: string) => `${id} (${mode})`
const getAttributes = (settings: Settings) => ({ theme: settings.theme, contrast: 'contrast' in settings ? settings.contrast : 'normal' })
const getDirection = (settings: Settings) => ('direction' in settings ? settings.direction : 'ltr')

/**
 * Groups the modes that one rendering of a story serves. Theme and contrast are attributes of `<html>` and rules of the style sheet; viewport
 * and direction are read by components as they render.
 */
function groupModes(): NamedMode[][] {
  const named = Object.entries(modes).map(([mode, settings]) => ({ mode, settings }))
  return Object.values(Object.groupBy(named, ({ settings }) => `${settings.viewport} ${getDirection(settings)}`)).filter(
    (group) => group !== undefined,
  )
}

/**
 * Runs in the page: everything is in view from the start. A screenshot of the whole page makes the window as high as the page, and what loads
 * once it is in view would be there or not.
 */
function showEverything(): void {
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = '0px'
    readonly scrollMargin = '0px'
    readonly thresholds = [0]
    readonly #callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback
    }
    observe(target: Element): void {
      const box = target.getBoundingClientRect()
      const entry: IntersectionObserverEntry = {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
        time: performance.now(),
      }
      queueMicrotask(() => this.#callback([entry], this))
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): IntersectionObserverEntry[] {
      return []
    }
  }
}

/** Shows stories one after the other in one page, each in the wanted modes of a group. */
async function takeScreenshotsInPage(
  browser: Browser,
  url: string,
  stories: readonly StoryEntry[],
  group: readonly NamedMode[],
  isWanted: (id: string, mode: string) => boolean,
  handle: (screenshot: Screenshot) => void,
): Promise<void> {
  const [first] = group
  if (first === undefined) return
  const { width, height } = viewports[first.settings.viewport].styles
  const context = await browser.newContext({
    viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
  })
  await context.addInitScript(showEverything)
  const openStory = async (id: string) => {
    const page = await context.newPage()
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:light;direction:${getDirection(first.settings)}`)
    return { page, ...(await waitUntilSettled(page)) }
  }
  let page: Page | undefined
  for (const { id, title, name } of stories) {
    let error = page === undefined ? 'no page' : (await showStory(page, id)).error
    if (page === undefined || error !== undefined) {
      await page?.close()
      ;({ page, error } = await openStory(id))
    }
    for (const { mode, settings } of group) {
      if (!isWanted(id, mode)) continue
      const capture = async (shown: Page) => {
        await shown.evaluate((attributes) => Object.assign(document.documentElement.dataset, attributes), getAttributes(settings))
        return shown.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
      }
      let png: Buffer
      try {
        png = await capture(page)
      } catch {
        // One page that does not answer is not the end of a run of an hour.
        await page.close()
        ;({ page, error } = await openStory(id))
        png = await capture(page)
      }
      handle({ name: getName(id, mode), id, title: `${title} / ${name}`, png, ...(error === undefined ? {} : { error }) })
    }
  }
  await context.close()
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
