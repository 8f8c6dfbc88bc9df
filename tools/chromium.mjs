// Finds the browser for stories and end-to-end tests, and installs one on a Debian machine that has none.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {NodeJS.ProcessEnv} env */
function candidatePaths(env) {
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

/** The browser's path, or undefined. `CHROMIUM` takes precedence when set. */
export function locateChromium(env = process.env) {
  if (env.CHROMIUM) return isExecutable(env.CHROMIUM) ? env.CHROMIUM : undefined
  return candidatePaths(env).find(isExecutable)
}

/** The browser's path. Throws an error that says what to do when there is none. */
export function findChromium(env = process.env) {
  const found = locateChromium(env)
  if (found !== undefined) return found
  throw new Error(
    env.CHROMIUM
      ? `CHROMIUM is set to ${env.CHROMIUM}, which is not an executable file.`
      : 'No Chromium found: install Chromium or Chrome, or set CHROMIUM to the path of one.',
  )
}

/** Whether packages can be installed: root on Debian or a derivative. */
export function canInstallPackages() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/**
 * Installs Debian packages without prompting. Returns whether it succeeded.
 * @param {string[]} packages
 */
export function installPackages(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = /** @type {const} */ ({ stdio: 'ignore', env })
  spawnSync('apt-get', ['update', '-qq'], quiet)
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet).status === 0
}

/** Finds the browser, installing it first where possible. */
function ensureChromium() {
  if (locateChromium() === undefined && !process.env.CHROMIUM && canInstallPackages()) {
    console.log('No Chromium found: installing the Debian package')
    installPackages('chromium')
  }
  return findChromium()
}

/**
 * The browser for `npm test`: Chromium without windows (Debian's `chromium-headless-shell`), whose pages are the same and which takes a fifth less
 * processor time; otherwise Chromium itself. `CHROMIUM` takes precedence when set. Installs it first where possible.
 */
export function ensureHeadlessChromium() {
  if (process.env.CHROMIUM) return findChromium()
  const shell = '/usr/bin/chromium-headless-shell'
  if (!isExecutable(shell) && canInstallPackages()) {
    console.log('No Chromium without windows found: installing the Debian package')
    installPackages('chromium-headless-shell')
  }
  return isExecutable(shell) ? shell : ensureChromium()
}
