import { paths } from './paths.ts'

/** The page after login when no redirect is given. */
export const homePath = paths.dashboard()

const maxLength = 2048

/** The pages that log in: they lead on, so nothing leads to them after a login. */
const loginPages: readonly string[] = [paths.login(), paths.redirect()]

/** The path to go to after login: the requested one if it provably stays on this site, otherwise the fallback. */
export function safeRedirect(wanted: unknown, fallback: string = homePath): string {
  if (typeof wanted !== 'string' || wanted.length > maxLength || !readSameSitePath(wanted)) return fallback
  // Browsers remove dot segments, which can expose a second slash, so check the result as well.
  const base = 'https://portal.invalid'
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined
  const path = url?.origin === base && readSameSitePath(url.pathname)
  // The router decodes a path, and ignores capitals and last slashes.
  if (!path || loginPages.includes(path.toLowerCase().replace(/\/+$/, ''))) return fallback
  return url.pathname + url.search + url.hash
}

/** The path of an address after repeated decoding; undefined if one of its forms is no absolute path. */
function readSameSitePath(address: string): string | undefined {
  if (hasHiddenCharacters(address)) return undefined
  let path = address.split(/[?#]/, 1)[0] ?? ''
  for (let times = 0; times < 5; times += 1) {
    if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\') || hasHiddenCharacters(path)) return undefined
    const decoded = tryDecode(path)
    if (decoded === path || decoded === undefined) return decoded
    path = decoded
  }
  return undefined // no legitimate path is encoded this often
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
