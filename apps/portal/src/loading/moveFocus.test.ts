import { afterEach, expect, test } from 'vitest'
import { moveFocus } from './moveFocus.ts'

afterEach(() => document.body.replaceChildren())

function createInput(value: string, type = 'tel') {
  const input = document.createElement('input')
  Object.assign(input, { type, value })
  document.body.append(input)
  return input
}

test.each([
  ['all of the text stays selected', '803 000 0022', [0, 12], '803 000 0022', [0, 12]],
  ['all of it stays selected in another form of the text', '8030000022', [0, 10], '803 000 0022', [0, 12]],
  ['a part stays selected', '803 000 0022', [4, 7], '803 000 0022', [4, 7]],
  ['the caret stays', '803 000 0022', [3, 3], '803 000 0022', [3, 3]],
])('%s', (_what, value, [start, end], shown, selection) => {
  const from = createInput(value)
  from.setSelectionRange(start ?? null, end ?? null)
  from.remove()
  const to = createInput(shown)
  moveFocus(from, to)
  expect(document.activeElement).toBe(to)
  expect([to.selectionStart, to.selectionEnd]).toEqual(selection)
})

test.each(['email', 'checkbox'])('a control of type %s has only the focus', (type) => {
  const from = createInput('a', type)
  const to = createInput('a', type)
  moveFocus(from, to)
  expect(document.activeElement).toBe(to)
})
