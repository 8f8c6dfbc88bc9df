import { launch, type LaunchOptions } from 'puppeteer-core'
import { findChromium } from '../../../tools/chromium.mjs'
import { findProgram } from './findProgram.ts'
import { machineSettings, type Engine } from './engine.ts'

/** Firefox as it is installed. */
export const openFirefox = () =>
  openThroughBiDi('Firefox', {
    browser: 'firefox',
    executablePath: findProgram('FIREFOX', ['firefox-esr', 'firefox'], 'firefox-esr'),
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-NG, en' },
  })

/** The browser of all other checks, for comparison. */
export const openChromium = () =>
  openThroughBiDi('Chromium', {
    browser: 'chrome',
    executablePath: findChromium(),
    args: ['--no-sandbox', '--force-prefers-reduced-motion', '--lang=en-NG'],
  })

/** A browser through WebDriver BiDi. */
async function openThroughBiDi(name: string, options: LaunchOptions): Promise<Engine> {
  const browser = await launch({
    ...options,
    protocol: 'webDriverBiDi',
    headless: true,
    protocolTimeout: 120_000,
    env: { ...process.env, ...machineSettings },
  })
  const page = await browser.newPage()
  return {
    name: `${name} ${(await browser.version()).split('/').at(-1) ?? ''}`,
    async open(url) {
      await page.goto(url)
    },
    run: async (code, argument) => (await page.evaluate(code as (argument: unknown) => unknown, argument)) as never,
    resize: (width, height) => page.setViewport({ width, height }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}
