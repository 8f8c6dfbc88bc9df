// Every component renders, opens and works in a real browser under a content security policy without unsafe-inline.
// @module-tag slow
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samples } from '../../../packages/ui/src/componentSamples.tsx'
import { buildPage, type BuiltPage } from '../builtPage.ts'
import { openBrowser } from '../visual/takeScreenshots.ts'

let browser: Browser
let built: BuiltPage

const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'"

beforeAll(async () => {
  built = await buildPage(join(import.meta.dirname, 'cspPage.tsx'), { 'content-security-policy': policy })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  built.close()
})

interface PageResult {
  rendered: string[]
  /** Components that opened a dialog, a menu or a list. */
  withOverlay: string[]
  violations: Record<string, string[]>
  /** Rules of two modules whose order would decide. */
  orderConflicts: string[]
}

async function visit(): Promise<PageResult & { thrown: string[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const thrown: string[] = []
  page.on('pageerror', ({ stack, message }) => thrown.push(stack ?? message))
  await page.goto(built.url)
  await page.waitForFunction(() => 'result' in window, undefined, { timeout: 100_000 })
  const result = await page.evaluate(() => Reflect.get(window, 'result') as PageResult)
  await page.close()
  return { ...result, thrown }
}

/** All components except providers, which render nothing themselves. */
const renderedNames = Object.entries(samples).flatMap(([name, sample]) => (Reflect.get(sample, 'provider') === true ? [] : [name]))

test('every component renders and works without violations and errors', async () => {
  const { rendered, withOverlay, violations, orderConflicts, thrown } = await visit()
  expect(rendered).toEqual(expect.arrayContaining(renderedNames))
  expect(withOverlay).toEqual(
    expect.arrayContaining(['AlertDialog', 'ConfirmDialog', 'Dialog', 'Menu', 'PhoneField', 'Popover', 'Sidebar', 'SlideOver', 'Tooltip']),
  )
  expect(violations).toEqual({})
  expect(orderConflicts).toEqual([])
  expect(thrown).toEqual([])
})

test('the policy blocks a style element', async () => {
  const page = await browser.newPage()
  await page.goto(`${built.url}/`)
  const found = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective), { once: true })
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
      }),
  )
  expect(found).toBe('style-src-elem')
  await page.close()
})
