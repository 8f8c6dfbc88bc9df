import { paths } from './paths.ts'

/** The page after login when no redirect is given. */
export const homePath = paths.dashboard()

const maxLength = 2048

/** The pages that log in: they lead on, so nothing leads to them after a login. */
const loginPages: readonly string[] = [paths.login(), paths.redirect()]

/** The path to go to after login: the requested one if it provably stays on this site, otherwise the fallback. */
export function safeRedirect(wanted: unknown, fallback: string = homePath): string {
  if (typeof wanted !== 'string' || wanted.length > maxLength || !isSameSitePath(wanted)) return fallback
  // Browsers remove dot segments, which can expose a second slash, so check the result as well.
  const base = 'https://portal.invalid'
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined
  if (!url || url.origin !== base || !isSameSitePath(url.pathname)) return fallback
  // The router ignores capitals and a last slash.
  if (loginPages.includes(url.pathname.toLowerCase().replace(/\/$/, ''))) return fallback
  return url.pathname + url.search + url.hash
}

/** Whether an address is an absolute path, as given and after repeated decoding. */
function isSameSitePath(address: string): boolean {
  if (hasHiddenCharacters(address)) return false
  let path = address.split(/[?#]/, 1)[0] ?? ''
  for (let times = 0; times < 5; times += 1) {
    if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\') || hasHiddenCharacters(path)) return false
    const decoded = tryDecode(path)
    if (decoded === path) return true
    if (decoded === undefined) return false
    path = decoded
  }
  return false // no legitimate path is encoded this often
}

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Control characters and surrounding white space: browsers drop some of them, so `/⇥/` becomes `//`. */
function hasHiddenCharacters(text: string): boolean {
  return text !== text.trim() || /[\p{Cc}\u2028\u2029]/u.test(text)
}
