import { expect, test } from 'vitest'
import { findTwin } from './replaceStaticPage.tsx'

function createPage(html: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = html
  return page
}

const old = createPage(
  '<button aria-label="Open menu"></button><a href="/trips">Trips</a><a href="/routes">Routes</a><button>Retry</button>',
)

test.each([
  ['a button by its name', 'button', 'menu'],
  ['a link by its address and text', 'a[href="/routes"]', 'routes'],
])('%s', (_, selector, id) => {
  const next = createPage(
    '<h1>New</h1><a href="/routes" id="routes">Routes</a><button id="other">Open menu</button><button id="menu" aria-label="Open menu"></button>',
  )
  const control = old.querySelector(selector)
  expect(control && findTwin(next, control)?.id).toBe(id)
})

test('a control that is gone has no twin', () => {
  const control = old.querySelector('button:last-of-type')
  expect(control && findTwin(createPage('<button>Save</button>'), control)).toBeUndefined()
})
