/** The browser's path, or nothing; `CHROMIUM` decides alone when it is set. */
export function lookForChromium(env?: NodeJS.ProcessEnv): string | undefined
/** The browser's path; without a browser an error of one line that says what to do. */
export function findChromium(env?: NodeJS.ProcessEnv): string
/** True on Debian and its children when packages may be installed. */
export function mayInstall(): boolean
/** Installs Debian packages without a question; true when it worked. */
export function install(...packages: string[]): boolean
/** Finds the browser, installing it first where that is possible. */
export function ensureChromium(): string
