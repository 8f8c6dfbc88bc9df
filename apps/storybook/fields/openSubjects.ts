import type { BrowserContext, Page } from 'playwright'

export const lateParts = ['hydration', 'plans', 'message', 'noMessage', 'render'] as const
export type LatePart = (typeof lateParts)[number]

/** Opens the page with some subjects; it is not hydrated yet. */
export async function openSubjects(context: BrowserContext, url: string, subjects: readonly string[]): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}/?subjects=${subjects.join(',')}`)
  await page.waitForFunction(() => 'arrive' in window)
  return page
}

/** Lets a late part arrive, and waits until it is rendered. */
export const arrive = (page: Page, part: LatePart): Promise<void> =>
  page.evaluate(async (name) => {
    const start: unknown = Reflect.get(window, 'arrive')
    if (typeof start === 'function') start(name)
    const isReady = () =>
      name !== 'hydration' || Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__react'))
    do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    while (!isReady())
  }, part)

export const getClicks = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const read: unknown = Reflect.get(window, 'getClicks')
    return typeof read === 'function' ? Number(read()) : 0
  })
