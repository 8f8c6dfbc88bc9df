import { describe, expect, test } from 'vitest'
import { findCurrentLink } from './currentLink.ts'

const menu = [
  ...['/dashboard', '/trips', '/trips/active'].map((href) => ({ href })),
  { href: '/settings/edit', match: ['/settings'] },
  { href: '/vehicles?tab=all' },
]

describe('the current item', () => {
  test.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/', '/dashboard'],
    ['/dashboard/start-kyc/12?step=2#top', '/dashboard'],
    ['/trips/active/3', '/trips/active'],
    ['/trips/12', '/trips'],
    ['/tripsters', undefined],
    ['/settings/members', '/settings/edit'],
    ['/vehicles?tab=documents', '/vehicles?tab=all'],
    ['/vehicles/12', '/vehicles?tab=all'],
    ['/nowhere', undefined],
    ['', undefined],
  ])('at %s is %s', (here, href) => expect(findCurrentLink(menu, here)?.href).toBe(href))

  test('with hashes is the one with the same hash', () =>
    expect(findCurrentLink([{ href: '#one' }, { href: '#two' }], '#two')?.href).toBe('#two'))
  test('the root URL is not an ancestor of every page', () => {
    const both = [{ href: '/' }, { href: '/help' }]
    expect(findCurrentLink(both, '/help/1')?.href).toBe('/help')
    expect(findCurrentLink(both, '/')?.href).toBe('/')
  })
})
