import { createDemoData, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { noAnalytics } from './session/analytics.ts'
import { findPage } from './app/routeGuard.ts'
import { Portal } from './app/Portal.tsx'
import { prerenderedPages } from './app/prerenderedPages.ts'
import { stubBrowserApis } from './storyHarness/browserStubs.ts'
import { memoryStorage } from './storyHarness/memoryStorage.ts'

const folder = join(import.meta.dirname, '..')
/** In a process without a browser, as when the portal is built; and React may not serve and hydrate in one. */
const script = `
  const { renderPages } = await import('./prerender.ts')
  const pages = await renderPages(process.cwd(), 'node_modules/.prerender-' + process.pid)
  console.log(JSON.stringify(pages.map(({ path, title, html }) => [path, { title, html }])))
`

let pages: Readonly<Partial<Record<string, { title: string; html: string }>>>
let root: Root | undefined
beforeAll(stubBrowserApis)
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
  pages = Object.fromEntries(JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as [string, { title: string; html: string }][])
}, 60_000)
afterEach(() => {
  root?.unmount()
  cleanup()
  vi.restoreAllMocks()
})

/** Serves a page, lets somebody type into it, and brings it to life as src/main.tsx does. */
async function open(path: string, typed: Readonly<Record<string, string>> = {}) {
  const complaints = vi.spyOn(console, 'error')
  const recovered = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const { title = '', html = '' } = pages[path] ?? {}
  place.innerHTML = html
  for (const [name, text] of Object.entries(typed)) screen.getByLabelText<HTMLInputElement>(name).value = text
  const routeData = { row: findPage(path), session: undefined, Screen: await prerenderedPages[path]?.screen() }
  // After the chunks have loaded: earlier updates would warn about a missing act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => {
    root = hydrateRoot(
      place,
      <StrictMode>
        <Portal
          at={path}
          {...(routeData.Screen ? { prerendered: { ...routeData, Screen: routeData.Screen } } : {})}
          transport={mockTransport(createDemoData(fixedClock(demoNow)))}
          storage={memoryStorage().open()}
          readSession={readSession}
          clock={fixedClock(demoNow)}
          analytics={noAnalytics}
        />
      </StrictMode>,
      { onRecoverableError: recovered },
    )
  })
  // Later updates run without act(), as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  return { place, title, html, complaints, recovered }
}

test.each([
  ['/', 'Vehicle Partner', 'Vehicle Partner Portal', ['Login', 'Become a vehicle partner', 'Go to FAQ']],
  ['/login', 'Login - Vehicle Partner', 'Welcome Partner', ['Email address', 'Password', 'Login', 'Forgot Password', 'Join now']],
  ['/register', 'Register - Vehicle Partner', 'Become a vehicle partner', ['First name', 'Last name', 'Phone number', 'Create account']],
  ['/forgot-password', 'Forgot password - Vehicle Partner', 'Forgot your password', ['Email address', 'Recover Password']],
  [
    '/faq',
    'FAQ - Vehicle Partner',
    'Frequently asked questions',
    ['Login', 'How do I become a verified partner?', 'How do I add or remove a driver?'],
  ],
])('%s has its words in its HTML, and comes to life without a word of warning', async (path, title, heading, words) => {
  const page = await open(path)
  expect(page.title).toBe(title)
  expect(page.html).toContain(`>${heading}</h1>`)
  for (const word of words) expect(page.html).toMatch(new RegExp(`>\\s*${word.replace('?', '\\?')}\\s*<`))
  await waitFor(() => expect(page.place.querySelectorAll('template, .suspended')).toHaveLength(0))
  expect(page.recovered.mock.calls).toEqual([])
  expect(page.complaints.mock.calls.join('\n')).toBe('')
})

test('hydration keeps what was typed before, and enables the button', async () => {
  const { complaints } = await open('/login', { 'Email address': 'owner@demo.test', Password: 'Demo-1234' })
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(false))
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('owner@demo.test')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Demo-1234')
  expect(complaints.mock.calls.join('\n')).toBe('')
})
