import { expect, test } from 'vitest'
import { buildMenuSections } from './mainMenu.tsx'

const list = (...args: Parameters<typeof buildMenuSections>) =>
  buildMenuSections(...args).map(({ label, items }) => [label, ...items.map((item) => item.label)])

test('the contacts of support that are set stand below the menu', () => {
  expect(list(['partner_staff'], {})).toEqual([['SYSTEM', 'Settings']])
  expect(list(['partner_staff'], { supportPhone: '+2342018880142', supportEmail: 'support@demo.test' })).toEqual([
    ['SYSTEM', 'Settings'],
    ['SUPPORT', 'Call support', 'E-mail support'],
  ])
})
