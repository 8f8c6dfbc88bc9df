import { expect, test } from 'vitest'
import { findDifference, markOptionalParts } from './optionalParts.ts'

const replace = (html: string, { start, end, html: part }: { start: number; end: number; html: string }) =>
  html.slice(0, start) + part + html.slice(end)

test.each([
  [
    'an added element',
    '<main><p>One</p></main>',
    '<main><div class="a"><b>Strip</b></div><p>One</p></main>',
    '<div class="a"><b>Strip</b></div>',
  ],
  ['an added element among equal ones', '<ul><li>a</li><li>a</li></ul>', '<ul><li>a</li><li>a</li><li>a</li></ul>', '<li>a</li>'],
  ['a first child', '<div><main></main></div>', '<div><main><br/><p>One</p></main></div>', '<br/><p>One</p>'],
  ['a removed element', '<main><p>One</p><p>Two</p></main>', '<main><p>Two</p></main>', ''],
  ['a replaced element', '<main><p>One</p><i></i></main>', '<main><h2>One</h2><i></i></main>', '<h2>One</h2>'],
  ['a change deep inside', '<main><p><b>One</b><i>1</i></p></main>', '<main><p><b>One</b><i>2</i></p></main>', '<i>2</i>'],
  ['a text between comments', '<p><!--a-->One<!--b--></p>', '<p><!--a-->Two<!--b--></p>', '<p><!--a-->Two<!--b--></p>'],
  ['a ">" in an attribute', '<p title="a > b"><i></i></p>', '<p title="a > b"><i></i><b></b></p>', '<b></b>'],
])('finds %s', (_, html, other, part) => {
  const difference = findDifference(html, other)
  expect(difference?.html).toBe(part)
  expect(difference && replace(html, difference)).toBe(other)
})

test('equal pages have no difference', () => expect(findDifference('<p>One</p>', '<p>One</p>')).toBeUndefined())

test('marks parts: the one with more conditions first, then in their order, and what they replace', () => {
  const html = '<main><p>One</p></main>'
  const strip = { start: 6, end: 6, html: '<i>Strip</i>' }
  expect(
    markOptionalParts(html, [
      { conditions: ['A=false'], start: 6, end: 16, html: '<h2>A</h2>' },
      { conditions: ['A=false', 'session:mode=b'], start: 6, end: 16, html: '<h3>A</h3>' },
      { conditions: ['B=true'], ...strip },
      { conditions: ['C=true'], start: 6, end: 16, html: '<h4>C</h4>' },
      { conditions: ['D=true'], start: 0, end: 23, html: '<h4>overlaps</h4>' },
    ]),
  ).toBe(
    '<main><template data-region="0" data-when="B=true"><i>Strip</i></template>' +
      '<template data-region="1" data-when="A=false session:mode=b"><h3>A</h3></template>' +
      '<template data-region="1" data-when="A=false"><h2>A</h2></template>' +
      '<template data-region="1" data-when="C=true"><h4>C</h4></template><p data-region="1">One</p></main>',
  )
})
