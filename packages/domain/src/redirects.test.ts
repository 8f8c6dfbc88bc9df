import { describe, expect, test } from 'vitest'
import { safeRedirect } from './redirects.ts'

describe('accepted redirects', () => {
  test.each([
    '/dashboard',
    '/',
    '/dashboard?period=last_month',
    '/vehicles/veh_01/edit?tab=documents#top',
    '/vehicles?search=a%20b&status=active&status=inactive',
    '/drivers?search=50%25',
    '/trips?next=https://example.com/x',
    '/trips?back=//example.com',
    '/settings/members',
    '/routes/details/LOS-AJA-CMS-01',
    '/drivers/details/a%2Fb',
    '/settings#//example.com',
  ])('%s', (path) => expect(safeRedirect(path)).toBe(path))

  test('encodes non-ASCII letters', () => {
    expect(safeRedirect('/drivers?search=Adéṣọlá')).toBe('/drivers?search=Ad%C3%A9%E1%B9%A3%E1%BB%8Dl%C3%A1')
  })

  test('resolves dot segments inside the site', () => expect(safeRedirect('/trips/../vehicles')).toBe('/vehicles'))
})

describe('rejected redirects fall back to the dashboard', () => {
  test.each([
    ['nothing', ''],
    ['no path', 'dashboard'],
    ['another site', 'https://evil.example'],
    ['another site, without a scheme', '//evil.example'],
    ['with three slashes', '///evil.example'],
    ['with a backslash', '/\\evil.example'],
    ['with two backslashes', '\\\\evil.example'],
    ['backslash first', '\\/evil.example'],
    ['a backslash further on', '/dashboard\\..\\..\\evil'],
    ['a scheme in one word', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script with capitals and blanks', ' JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line feed that browsers drop', '/\n/evil.example'],
    ['a carriage return', '/\r/evil.example'],
    ['NUL', '/\u0000/evil.example'],
    ['a header smuggled in', '/dashboard\r\nSet-Cookie: a=b'],
    ['a blank first', ' /dashboard'],
    ['a blank first, then another site', ' //evil.example'],
    ['a no-break space last', '/dashboard\u00a0'],
    ['a line separator', '/dashboard\u2028x'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['one encoded slash', '/%2fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['twice encoded slashes', '/%252F%252Fevil.example'],
    ['three times', '/%25252Fevil.example'],
    ['encoded more often than the decoding limit', `/%${'25'.repeat(12)}2Fevil.example`],
    ['an encoded tab', '/%09/evil.example'],
    ['an encoded NUL', '/a%00b'],
    ['broken encoding in the path', '/100%'],
    ['broken UTF-8 in the path', '/%ff'],
    ['dots that uncover a second slash', '/..//evil.example'],
    ['encoded dots that do', '/%2e%2e//evil.example'],
    ['dots further on that do', '/a/..//evil.example'],
    ['a single dot that does', '/.//evil.example'],
    ['a name and password before another site', 'https://portal.invalid@evil.example'],
    ['the very base that it is resolved against', 'https://portal.invalid/dashboard'],
    ['the login page itself', '/login'],
    ['the login page with a further redirect', '/login?redirect=/dashboard'],
    ['the login page by a detour', '/settings/../login'],
    ['the login page in another spelling', '/Login/'],
    ['the page of a handoff link', '/redirect'],
    ['another handoff link', '/redirect?token=1&path=/trips'],
    ['a handoff link with an encoded letter', '/%72edirect?token=1'],
    ['a handoff link with a letter encoded twice', '/%2572edirect?token=1'],
    ['a handoff link with last slashes', '/redirect//?token=1'],
    ['the login page with an encoded letter', '/%6Cogin'],
    ['another handoff link in another spelling', '/REDIRECT/?token=1'],
    ['longer than an address should be', `/${'a'.repeat(3000)}`],
  ])('%s', (_, wanted) => expect(safeRedirect(wanted)).toBe('/dashboard'))

  test.each([[undefined], [null], [7], [['/dashboard']], [{ toString: () => '/vehicles' }]])('no text: %j', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/dashboard')
  })
})

test('accepts another fallback', () => expect(safeRedirect('//evil.example', '/settings')).toBe('/settings'))

test('every accepted redirect stays on the site when a browser resolves it', () => {
  const bits = ['/', '\\', '..', '%2f', '%5c', '%2e', '%09', '\t', 'evil.example', '?', '%25', '@']
  let checked = 0
  for (const a of bits)
    for (const b of bits)
      for (const c of bits)
        for (const d of bits) {
          const target = safeRedirect(`/${a}${b}${c}${d}`)
          const url = new URL(target, 'https://portal.test')
          if (url.origin !== 'https://portal.test' || target.startsWith('//')) throw new Error(`/${a}${b}${c}${d} leads to ${url.href}`)
          checked += 1
        }
  expect(checked).toBe(bits.length ** 4)
})
