/** Whether a file can be run as a program. */
export function isExecutable(path: string): boolean
/** The browser's path, or undefined. `CHROMIUM` takes precedence when set. */
export function locateChromium(env?: NodeJS.ProcessEnv): string | undefined
/** The browser's path. Throws an error that says what to do when there is none. */
export function findChromium(env?: NodeJS.ProcessEnv): string
/** Whether packages can be installed: root on Debian or a derivative. */
export function canInstallPackages(): boolean
/** Installs Debian packages without prompting. Returns whether it succeeded. */
export function installPackages(...packages: string[]): boolean
/** The browser for `npm test`: Chromium without windows if it is there or can be installed. */
export function ensureHeadlessChromium(): string
