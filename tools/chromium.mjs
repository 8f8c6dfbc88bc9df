// Finds the browser that stories and journeys run in, and brings one on a Debian machine that has none.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {NodeJS.ProcessEnv} env */
function places(env) {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  if (process.platform === 'darwin') {
    const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
    return [...onPath, ...apps, ...apps.map((app) => join(env.HOME ?? '', app))]
  }
  if (process.platform === 'win32') {
    const homes = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((home) => home !== undefined)
    const apps = [
      'Chromium\\Application\\chrome.exe',
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]
    return homes.flatMap((home) => apps.map((app) => join(home, app)))
  }
  return [...onPath, '/usr/bin/chromium', '/snap/bin/chromium']
}

/** The browser's path, or nothing; `CHROMIUM` decides alone when it is set. */
export function lookForChromium(env = process.env) {
  if (env.CHROMIUM) return runs(env.CHROMIUM) ? env.CHROMIUM : undefined
  return places(env).find(runs)
}

/** The browser's path; without a browser an error of one line that says what to do. */
export function findChromium(env = process.env) {
  const found = lookForChromium(env)
  if (found !== undefined) return found
  throw new Error(
    env.CHROMIUM
      ? `CHROMIUM is set to ${env.CHROMIUM}, but nothing that can be run stands there.`
      : 'No Chromium found: install Chromium or Chrome, or set CHROMIUM to the path of one.',
  )
}

/** True on Debian and its children when packages may be installed. */
export function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/**
 * Installs Debian packages without a question; true when it worked.
 * @param {string[]} packages
 */
export function install(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = /** @type {const} */ ({ stdio: 'ignore', env })
  spawnSync('apt-get', ['update', '-qq'], quiet)
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet).status === 0
}

/** Finds the browser, installing it first where that is possible. */
export function ensureChromium() {
  if (lookForChromium() === undefined && !process.env.CHROMIUM && mayInstall()) {
    console.log('No Chromium here: installing the one of Debian')
    install('chromium')
  }
  return findChromium()
}
