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

/** Takes a screenshot of every story of a built Storybook in every mode; with `names`, only of these. */
export async function takeScreenshots(browser: Browser, built: string, only: RegExp, names?: ReadonlySet<string>): Promise<Screenshot[]> {
  const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry> }
  const stories = Object.values(entries).filter(({ id, type, title }) => type === 'story' && only.test(id) && !isLiveCanvas(title))
  const { server, url } = await serveFolder(built)
  const jobs = Object.entries(modes)
  const screenshots: Screenshot[] = []
  // Two workers: more are not faster on two cores.
  const worker = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift())
      screenshots.push(
        ...(await takeScreenshotsInMode(
          browser,
          url,
          stories.filter(({ id }) => names?.has(getName(id, job[0])) ?? true),
          ...job,
        )),
      )
  }
  await Promise.all([worker(), worker()])
  server.close()
  return screenshots.toSorted((a, b) => a.name.localeCompare(b.name))
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
  const screenshots: Screenshot[] = []
  for (const { id, title, name } of stories) {
    const page = await context.newPage()
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${formatGlobals(settings)}`)
    const error = await waitUntilSettled(page)
    screenshots.push({
      name: getName(id, mode),
      title: `${title} / ${name}`,
      png: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
      ...error,
    })
    await page.close()
  }
  await context.close()
  return screenshots
}

/** Waits until the story and its play function have finished, the font has loaded and two frames have passed. */
export async function waitUntilSettled(page: Page): Promise<{ error?: string }> {
  try {
    await page.waitForFunction(() => document.body.matches('.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview'), undefined, {
      timeout: 20_000,
    })
    await page.waitForFunction(
      () => {
        const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
        const current: unknown = typeof preview === 'object' && preview !== null ? Reflect.get(preview, 'currentRender') : undefined
        const phase: unknown = typeof current === 'object' && current !== null ? Reflect.get(current, 'phase') : undefined
        return ['completed', 'finished', 'errored', 'aborted'].includes(String(phase))
      },
      undefined,
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
