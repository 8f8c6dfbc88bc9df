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
import { memoryRouterAt } from './app/memoryRouter.ts'
import { Portal } from './app/Portal.tsx'
import { prerenderedPages } from './app/prerenderedPages.ts'
import { prerenderedSettings } from './prerenderedSettings.ts'
import type { PageSettings } from './session/pageSettings.ts'
import { stubBrowserApis } from './storyHarness/browserStubs.ts'
import { memoryStorage } from './storyHarness/memoryStorage.ts'

const folder = join(import.meta.dirname, '..')
/** Renders the pages in another process: React must not render for the server and hydrate in the same one. */
const script = `
  const { renderPages } = await import('./prerenderPlugin.ts')
  const { pages } = await renderPages(process.cwd(), 'node_modules/.prerender-' + process.pid, { signedIn: false })
  console.log(JSON.stringify(pages.map(({ path, search, title, html }) => [path + search, { title, html }])))
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

/** Renders a prerendered page for these settings, sets the values of its fields, and hydrates it as src/main.tsx does. */
async function open(address: string, values: Readonly<Record<string, string>> = {}, pageSettings: PageSettings = {}) {
  const path = address.split('?', 1)[0] ?? ''
  const consoleErrors = vi.spyOn(console, 'error')
  const handleRecoverableError = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  const { title = '', html = '' } = pages[address] ?? {}
  container.innerHTML = html
  const names: readonly string[] = Object.keys(pageSettings)
  // As the server does.
  for (const element of container.querySelectorAll<HTMLElement>('[data-settings]'))
    if (!element.dataset['settings']?.split(' ').some((name) => names.includes(name))) element.remove()
  for (const [label, value] of Object.entries(values)) screen.getByLabelText<HTMLInputElement>(label).value = value
  const routeData = { row: findPage(path), session: undefined, Screen: await prerenderedPages[path]?.screen() }
  // After the chunks have loaded: earlier updates would warn about a missing act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <Portal
          createRouter={memoryRouterAt(address)}
          {...(routeData.Screen ? { prerendered: { ...routeData, Screen: routeData.Screen } } : {})}
          transport={mockTransport(createDemoData(fixedClock(demoNow)))}
          storage={memoryStorage().open()}
          readSession={readSession}
          clock={fixedClock(demoNow)}
          analytics={noAnalytics}
          pageSettings={pageSettings}
        />
      </StrictMode>,
      { onRecoverableError: handleRecoverableError },
    )
  })
  // Later updates run without act(), as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  return { container, title, html, consoleErrors, handleRecoverableError }
}

test.each([
  ['/', 'Vehicle Partner', 'Vehicle Partner Portal', ['Login', 'Become a vehicle partner', 'Go to FAQ']],
  ['/login', 'Login - Vehicle Partner', 'Welcome Partner', ['Email address', 'Password', 'Login', 'Forgot Password', 'Join now']],
  ['/login?redirect=%2Fdashboard', 'Login - Vehicle Partner', 'Welcome Partner', ['Log in to open that page.', 'Email address', 'Login']],
  ['/register', 'Register - Vehicle Partner', 'Become a vehicle partner', ['First name', 'Last name', 'Phone number', 'Create account']],
  ['/forgot-password', 'Forgot password - Vehicle Partner', 'Forgot your password', ['Email address', 'Recover Password']],
  [
    '/faq',
    'FAQ - Vehicle Partner',
    'Frequently asked questions',
    ['Login', 'How do I become a verified partner?', 'How do I add or remove a driver?'],
  ],
])('%s has its content in its HTML and hydrates without warnings', async (path, title, heading, texts) => {
  const page = await open(path)
  expect(page.title).toBe(title)
  expect(page.html).toContain(`>${heading}</h1>`)
  for (const text of texts) expect(page.html).toMatch(new RegExp(`>\\s*${text.replace('?', '\\?')}\\s*<`))
  await waitFor(() => expect(page.container.querySelectorAll('template, .suspended')).toHaveLength(0))
  expect(page.handleRecoverableError.mock.calls).toEqual([])
  expect(page.consoleErrors.mock.calls.join('\n')).toBe('')
})

const { supportPhone, supportPhoneText, supportEmail } = prerenderedSettings
test.each<[string, PageSettings, string[]]>([
  ['all', prerenderedSettings, ['tel:+*supportPhone*', 'https://wa.me/*supportWhatsapp*', 'mailto:*supportEmail*']],
  ['some', { supportPhone, supportPhoneText, supportEmail }, ['tel:+*supportPhone*', 'mailto:*supportEmail*']],
])('the FAQ has the contacts of support in its HTML where %s are set, and hydration changes nothing', async (_, settings, expected) => {
  const page = await open('/faq', {}, settings)
  const listLinks = () =>
    [...page.container.querySelectorAll('section[aria-label=Support] a')].map((link) => link.getAttribute('href')?.split('?', 1)[0])
  expect(listLinks()).toEqual(expected)
  // The contacts hydrate when their code has loaded.
  await import('./support/SupportContacts.tsx')
  await new Promise((resolve) => setTimeout(resolve))
  expect(listLinks()).toEqual(expected)
  expect(page.container.textContent).toContain('Call *supportPhoneText*')
  expect(page.handleRecoverableError.mock.calls).toEqual([])
  expect(page.consoleErrors.mock.calls.join('\n')).toBe('')
})

test('hydration keeps what was typed before, and enables the button', async () => {
  const { consoleErrors } = await open('/login', { 'Email address': 'owner@demo.test', Password: 'Demo-1234' })
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(false))
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('owner@demo.test')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Demo-1234')
  expect(consoleErrors.mock.calls.join('\n')).toBe('')
})
