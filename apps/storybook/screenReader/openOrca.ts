import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../../../tools/chromium.mjs'
import { findProgram } from '../browsers/findProgram.ts'

/** A screen reader in a desktop of its own, with a browser window that covers it. */
export interface Desktop {
  /** 'Orca 43.1 with Chromium 150'. */
  name: string
  page: Page
  /** Presses a key of the keyboard, by its X name: 'Tab', 'Down', 'alt+Down'. Resolves to what was said until it is silent. */
  press: (key: string) => Promise<string[]>
  /** Types letters and digits, as `press` does keys. */
  type: (text: string) => Promise<string[]>
  /** Puts the caret before the first element of the page, and forgets what has been said. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** Milliseconds of silence after which a step is over. */
const silence = 1000
/** Milliseconds between a key and the one that makes Orca write its log. */
const flushDelay = 700
/** Milliseconds after which a step is over in any case. */
const longestStep = 8000

/**
 * Starts Orca, Debian's screen reader, on an invisible display. Nothing is spoken: what it says is read from its log.
 * @throws if a program is missing and cannot be installed
 */
export async function openOrca(): Promise<Desktop> {
  const programs = {
    bus: findProgram('DBUS_DAEMON', ['dbus-daemon'], 'dbus'),
    busCall: findProgram('DBUS_SEND', ['dbus-send'], 'dbus'),
    display: findProgram('XVFB', ['Xvfb'], 'xvfb'),
    windows: findProgram('OPENBOX', ['openbox'], 'openbox'),
    keys: findProgram('XDOTOOL', ['xdotool'], 'xdotool'),
    orca: findProgram('ORCA', ['orca'], 'orca'),
  }
  const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'))
  for (const name of ['home', 'run']) mkdirSync(join(folder, name), { mode: 0o700 })
  const started: ChildProcess[] = []
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: join(folder, 'home'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
    LANG: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge',
  }
  const start = (program: string, args: string[], output: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(program, args, { env, stdio: ['ignore', output, 'ignore', output] })
    started.push(child)
    return child
  }
  const bus = start(programs.bus, ['--session', '--nofork', '--print-address=1'], 'pipe')
  env['DBUS_SESSION_BUS_ADDRESS'] = await readLine(bus.stdout)
  const display = start(programs.display, ['-displayfd', '3', '-screen', '0', '1280x900x24'], 'pipe')
  env['DISPLAY'] = `:${await readLine(display.stdio[3])}`
  start(programs.windows, [])
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'])
  await sleep(1000)
  for (const property of ['IsEnabled', 'ScreenReaderEnabled'])
    execFileSync(
      programs.busCall,
      [
        '--session',
        '--print-reply',
        '--dest=org.a11y.Bus',
        '/org/a11y/bus',
        'org.freedesktop.DBus.Properties.Set',
        'string:org.a11y.Status',
        `string:${property}`,
        'variant:boolean:true',
      ],
      { env, stdio: 'ignore' },
    )
  const log = join(folder, 'orca.log')
  start(programs.orca, ['--replace', `--debug-file=${log}`])
  const browser = await chromium.launch({
    executablePath: findChromium(),
    headless: false,
    args: ['--no-sandbox', '--force-renderer-accessibility', '--start-maximized', '--kiosk'],
    env: Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  })
  const page = await (await browser.newContext({ viewport: null, timezoneId: 'Africa/Lagos', locale: 'en-NG' })).newPage()
  const version = execFileSync(programs.orca, ['--version'], { env, encoding: 'utf8' }).trim().split('\n').at(-1) ?? ''

  let read = 0
  const readSpeech = () => {
    const said = existsSync(log)
      ? [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*?)'\[?\{/g)].map(([, text = '']) => text.trim()).filter(Boolean)
      : []
    const fresh = said.slice(read)
    read = said.length
    return fresh
  }
  const listen = async () => {
    const said: string[] = []
    for (let waited = 0, quiet = 0; waited < longestStep && quiet < silence; waited += 100, quiet += 100) {
      await sleep(100)
      const fresh = readSpeech()
      said.push(...fresh)
      if (fresh.length > 0) quiet = 0
    }
    return said
  }
  const runKeys = (...args: string[]) => execFileSync(programs.keys, args, { env, stdio: 'ignore' })
  const send = async (...args: string[]) => {
    runKeys(...args)
    await sleep(flushDelay)
    // Orca writes the end of what it says with the next event.
    runKeys('key', 'Shift_L')
    return listen()
  }
  await listen()
  return {
    name: `Orca ${version} with Chromium ${browser.version().split('.')[0] ?? ''}`,
    page,
    press: (key) => send('key', key),
    type: (text) => send('type', '--delay', '120', text),
    async reset() {
      const [x, y] = await page.evaluate(() => [window.screenX + 3, window.screenY + window.outerHeight - window.innerHeight + 3] as const)
      await send('mousemove', String(x), String(y), 'click', '1')
      await page.evaluate(() => {
        document.body.tabIndex = -1
        document.body.focus()
      })
      await listen()
    },
    async close() {
      await browser.close()
      for (const child of started.toReversed()) child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function readLine(stream: unknown): Promise<string> {
  if (!(stream instanceof Object) || !('on' in stream)) throw new Error('The program has no output')
  const lines = createInterface({ input: stream as NodeJS.ReadableStream })
  const [line] = (await once(lines, 'line')) as [string]
  return line
}
