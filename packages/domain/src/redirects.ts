/** Where a login leads when nothing better is asked for. */
export const homePath = '/dashboard'

const longest = 2048

/** The path to go to after login: the wanted one if it certainly stays on this site, otherwise the fallback. */
export function safeRedirect(wanted: unknown, fallback: string = homePath): string {
  if (typeof wanted !== 'string' || wanted.length > longest || !staysHere(wanted)) return fallback
  // Browsers drop dot segments, which can uncover a second slash: judge what is left as well.
  const base = 'https://portal.invalid'
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined
  if (!url || url.origin !== base || !staysHere(url.pathname) || url.pathname === '/login') return fallback
  return url.pathname + url.search + url.hash
}

/** Whether an address is an absolute path, as it stands and however often its path is decoded. */
function staysHere(address: string): boolean {
  if (hasHidden(address)) return false
  let path = address.split(/[?#]/, 1)[0] ?? ''
  for (let times = 0; times < 5; times += 1) {
    if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\') || hasHidden(path)) return false
    const decoded = decode(path)
    if (decoded === path) return true
    if (decoded === undefined) return false
    path = decoded
  }
  return false // nobody honest encodes a path so often
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Control characters, and blanks around: browsers drop some of them, so that `/⇥/` becomes `//`. */
function hasHidden(text: string): boolean {
  return text !== text.trim() || /[\p{Cc}\u2028\u2029]/u.test(text)
}
