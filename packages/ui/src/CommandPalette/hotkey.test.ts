import { describe, expect, test } from 'vitest'
import { isTextInput, matchesHotkey } from './hotkey.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
})
const plain = { isApple: false, isTyping: false }

describe('matchesHotkey', () => {
  test.each([
    ['mod+k', press('k', { ctrlKey: true }), plain, true],
    ['mod+k', press('K', { ctrlKey: true }), plain, true],
    ['mod+k', press('k', { metaKey: true }), plain, false],
    ['mod+k', press('k', { metaKey: true }), { ...plain, isApple: true }, true],
    ['mod+k', press('k', { ctrlKey: true }), { ...plain, isApple: true }, false],
    ['mod+k', press('k', { ctrlKey: true }), { ...plain, isTyping: true }, true],
    ['mod+k', press('k', { ctrlKey: true, shiftKey: true }), plain, false],
    ['mod+k', press('k', { ctrlKey: true, altKey: true }), plain, false],
    ['mod+k', press('k', { ctrlKey: true, repeat: true }), plain, false],
    ['mod+k', press('k', { ctrlKey: true, isComposing: true }), plain, false],
    ['mod+k', press('k', { ctrlKey: true, defaultPrevented: true }), plain, false],
    ['mod+k', press('k'), plain, false],
    ['mod+shift+p', press('P', { ctrlKey: true, shiftKey: true }), plain, true],
    ['/', press('/'), plain, true],
    ['/', press('/', { shiftKey: true }), plain, true],
    ['/', press('/'), { ...plain, isTyping: true }, false],
  ])('%s: %j, %j is %j', (hotkey, event, where, is) => {
    expect(matchesHotkey(event, hotkey, where)).toBe(is)
  })
})

test.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="checkbox">', false],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<button></button>', false],
])('isTextInput of %s is %j', (html, is) => {
  const place = document.createElement('div')
  place.innerHTML = html
  expect(isTextInput(place.firstElementChild)).toBe(is)
})
