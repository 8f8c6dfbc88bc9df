import { spawn, type ChildProcess } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import { findProgram } from './findProgram.ts'
import { machineSettings, milliseconds, type Engine } from './engine.ts'

/** A size that leaves room for the window of a page of 1200 by 900. */
const screen = '1600x1200x24'

/** WebKit for GTK, the engine of Safari, through WebDriver on a screen that is only in memory. */
export async function openWebKit(): Promise<Engine> {
  const driverProgram = findProgram('WEBKIT_DRIVER', ['WebKitWebDriver'], 'webkit2gtk-driver')
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().toReversed()
  if (binary === undefined) throw new Error('No MiniBrowser of WebKit found: install the Debian package webkit2gtk-driver')
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  // What pages ask for as reduced motion.
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const running: ChildProcess[] = []
  const stop = () => {
    for (const child of running) child.kill()
    rmSync(settings, { recursive: true, force: true })
  }
  try {
    const display = await startScreen(running)
    const port = await findFreePort()
    running.push(
      spawn(driverProgram, ['--host=127.0.0.1', `--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, ...machineSettings, DISPLAY: display, XDG_CONFIG_HOME: settings, GDK_BACKEND: 'x11' },
      }),
    )
    await waitForDriver(port)
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }))
      .build()
    await driver.manage().setTimeouts({ script: 90_000, pageLoad: 60_000 })
    const version = (await driver.getCapabilities()).getBrowserVersion() ?? ''
    const getPageSize = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]')
    return {
      name: `WebKit for GTK ${version}`,
      open: (url) => driver.get(url),
      run: (code, argument) => driver.executeScript(code, argument),
      async resize(width, height) {
        const page = await getPageSize()
        if (page[0] === width && page[1] === height) return
        const window = await driver.manage().window().getRect()
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width: window.width + width - page[0], height: window.height + height - page[1] })
        for (let tries = 0; tries < 40 && (await getPageSize())[0] !== width; tries++) await milliseconds(50)
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) =>
        driver
          .actions()
          .sendKeys(key === 'Tab' ? Key.TAB : Key.ENTER)
          .perform(),
      async close() {
        await driver.quit()
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** Starts an X server and returns the name of its display. */
function startScreen(running: ChildProcess[]): Promise<string> {
  const child = spawn(findProgram('XVFB', ['Xvfb'], 'xvfb'), ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  running.push(child)
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (bytes: Buffer) => resolve(`:${bytes.toString().trim()}`))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Xvfb has ended with ${code}`)))
  })
}

async function waitForDriver(port: number) {
  for (let tries = 0; tries < 100; tries++) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await milliseconds(100)
  }
  throw new Error('The driver of WebKit did not start')
}

const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
