import { expect, test } from 'vitest'
import { currentItem } from './currentItem.ts'

const sections = [
  { label: 'GENERAL', items: ['/dashboard', '/trips', '/trips/active'].map((href) => ({ href, label: href, icon: null })) },
  { label: 'SYSTEM', items: [{ href: '/settings/edit', label: 'Settings', icon: null, match: ['/settings'] }] },
]

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/start-kyc/12?step=2#top', '/dashboard'],
  ['/trips/active/3', '/trips/active'],
  ['/trips/12', '/trips'],
  ['/tripsters', undefined],
  ['/settings/members', '/settings/edit'],
  ['/nowhere', undefined],
])('%s', (here, href) => expect(currentItem(sections, here)?.href).toBe(href))
