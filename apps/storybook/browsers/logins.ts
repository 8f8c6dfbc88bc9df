import type { Engine } from './engine.ts'
import { milliseconds } from './engine.ts'

const password = 'Demo-1234'

/** Logs in to the portal as users do, with real keys. The steps are those of the end-to-end tests of the login in Chromium. */
export const logins: Readonly<Record<string, (engine: Engine, url: string) => Promise<void>>> = {
  async 'the owner logs in by keyboard, reloads, and logs out'(engine, url) {
    await openAnew(engine, `${url}/login`)
    await fillIn(engine, 'owner@demo.test', password)
    await waitFor(engine, { path: '/dashboard', text: 'Unsettled earnings' })
    await engine.open(`${url}/vehicles`)
    await waitFor(engine, { path: '/vehicles', text: 'KJA-' })
    await engine.run(() => document.querySelector<HTMLElement>('[aria-label="Log out"]')?.focus(), undefined)
    await engine.press('Enter')
    await waitFor(engine, { path: '/login', selector: 'input[type=email]' })
  },
  async 'a wrong password keeps what was typed, and says so'(engine, url) {
    await openAnew(engine, `${url}/login`)
    await fillIn(engine, 'owner@demo.test', 'not-it')
    await waitFor(engine, { path: '/login', text: 'The email address or password is not correct' })
    const value = await engine.run(() => document.querySelector<HTMLInputElement>('input[type=email]')?.value, undefined)
    if (value !== 'owner@demo.test') throw new Error(`The field holds ${String(value)}`)
  },
  async 'a protected page leads to the login and back'(engine, url) {
    await openAnew(engine, `${url}/trips?group=history`)
    await waitFor(engine, { path: '/login', text: 'Log in to open that page.' })
    await fillIn(engine, 'trips@demo.test', password)
    await waitFor(engine, { path: '/trips', text: 'Completed' })
  },
  async 'a revoked member is not signed in'(engine, url) {
    await openAnew(engine, `${url}/login`)
    await fillIn(engine, 'revoked@demo.test', password)
    await waitFor(engine, { path: '/login', text: 'User access has been revoked' })
  },
}

/** Opens a page as on a device that has not been here. */
async function openAnew(engine: Engine, address: string) {
  await engine.open(new URL('/robots.txt', address).href)
  await engine.run(() => {
    localStorage.clear()
    sessionStorage.clear()
  }, undefined)
  await engine.open(address)
}

/** Types into the form by keyboard alone: the address, Tab to the password, Enter. */
async function fillIn(engine: Engine, email: string, word: string) {
  await waitFor(engine, { path: '/login', selector: 'input[type=email]' })
  // The form is complete when the program has taken over.
  await waitFor(engine, { path: '/login', selector: 'button[aria-label="Show password"]' })
  await engine.run(() => document.querySelector<HTMLElement>('input[type=email]')?.focus(), undefined)
  await engine.type(email)
  await engine.press('Tab')
  await engine.type(word)
  await engine.press('Enter')
}

interface Expected {
  path: string
  text?: string
  selector?: string
}

async function waitFor(engine: Engine, expected: Expected) {
  const read = () =>
    engine.run(
      ({ text, selector }) => ({
        path: location.pathname,
        isShown:
          (text === undefined || document.body.innerText.includes(text)) &&
          (selector === undefined || document.querySelector(selector) !== null),
        shown: document.body.innerText.slice(0, 600),
      }),
      expected,
    )
  // While a page is replaced there is nothing to read.
  const tryToRead = () => read().catch(() => undefined)
  let last = await tryToRead()
  for (let tries = 0; tries < 300 && !(last?.path === expected.path && last.isShown); tries++) {
    await milliseconds(100)
    last = await tryToRead()
  }
  if (last?.path !== expected.path || !last.isShown)
    throw new Error(`Expected ${JSON.stringify(expected)}, found ${last?.path ?? 'no page'}:\n${last?.shown ?? ''}`)
}
