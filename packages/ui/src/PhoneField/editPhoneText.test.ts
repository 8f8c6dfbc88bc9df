import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullPhoneRules } from './fullPhoneRules.ts'
import { countDigitsBefore, getIndexAfterDigits } from './phoneCaret.ts'
import { changeCallingCode, editPhoneText } from './editPhoneText.ts'

const country = 'NG'
const { format } = fullPhoneRules

/** Applies a browser edit and returns the field's text; `|` is the caret. */
function edit(field: string, how: 'insert' | 'backspace' | 'delete', letters = '', of = country) {
  const caret = field.indexOf('|')
  const text = field.replace('|', '')
  const [from, to] = how === 'backspace' ? [caret - 1, caret] : how === 'delete' ? [caret, caret + 1] : [caret, caret]
  const kind = { insert: 'insertText', backspace: 'deleteContentBackward', delete: 'deleteContentForward' }[how]
  const after = text.slice(0, from) + letters + text.slice(to)
  const result = editPhoneText({
    before: text.replaceAll(/[^\d+]/g, ''),
    text: after,
    caret: from + letters.length,
    inputType: kind,
    country: of,
  })
  const shown = format(result.typed, of)
  const place = getIndexAfterDigits(shown, result.caret)
  return { field: `${shown.slice(0, place)}|${shown.slice(place)}`, refused: result.rejection }
}

describe('typing', () => {
  test.each([
    ['|', '0', '0|'],
    ['080|', '3', '0803|'],
    ['0803|', '1', '0803 1|'],
    ['0803 123 456|', '7', '0803 123 4567|'],
    ['0803| 123 456', '9', '0803 9|12 3456'],
    ['0803 |123 456', '9', '0803 9|12 3456'],
    ['|803 123', '0', '0|803 123'],
    ['0|', '0', '+|'],
    ['|', '+', '+|'],
    ['+44 7400 1|', '2', '+44 7400 12|'],
    ['0803|', '٣', '0803 3|'],
    ['0803|', ' ', '0803|'],
    ['0803|', '-', '0803|'],
  ])('in %s a %s gives %s', (field, letter, after) => expect(edit(field, 'insert', letter)).toEqual({ field: after, refused: null }))

  test.each([
    ['0803|', 'x', '0803|'],
    ['08|03', 'é', '08|03'],
    ['08|03', '#', '08|03'],
    ['08|03', '+', '08|03'],
    ['0803 |', 'abc', '0803|'],
  ])('in %s a %s is rejected', (field, letter, after) =>
    expect(edit(field, 'insert', letter)).toEqual({ field: after, refused: 'digitsOnly' }),
  )

  test('a number has at most fifteen digits, with its calling code', () => {
    expect(edit('+999123456789012|', 'insert', '3')).toEqual({ field: '+999123456789012|', refused: 'maxDigits' })
    expect(edit('+99912345678901|', 'insert', '2').refused).toBeNull()
    expect(edit('11111111111111|', 'insert', '1').refused).toBe('maxDigits')
  })
})

describe('deleting', () => {
  test.each([
    ['0803 123 4567|', '0803 123 456|'],
    ['0803 |123 4567', '080|1234567'],
    ['0803 1|23 4567', '0803| 234 567'],
    ['0|', '|'],
    ['+|', '|'],
    // `00` becomes a plus when typed, not after a deletion before it.
    ['08|03', '0|03'],
  ])('backwards in %s gives %s', (field, after) => {
    const result = edit(field, 'backspace')
    expect(result.refused).toBeNull()
    expect(result.field.replaceAll(' ', '')).toBe(after.replaceAll(' ', ''))
  })
  test.each([
    ['0803| 123 4567', '0803|234567'],
    ['|0803 123 4567', '|8031234567'],
    ['0803 123 456|7', '0803123456|'],
  ])('forwards in %s gives %s', (field, after) => expect(edit(field, 'delete').field.replaceAll(' ', '')).toBe(after))

  test('a bracket at the end deletes the digit before it', () => expect(edit('(213)|', 'backspace', '', 'US').field).toBe('21|'))
})

describe.each([
  ['08031234567', 'NG'],
  ['+2348031234567', 'NG'],
  ['8031234567', 'NG'],
  ['2133734253', 'US'],
  ['12133734253', 'US'],
  ['07400123456', 'GB'],
])('at every position of %s', (typed, of) => {
  const text = format(typed, of)
  const places = Array.from({ length: text.length + 1 }, (_, place) => place).filter((place) => place > 0 || !typed.startsWith('+'))
  const before = (field: string) => field.slice(0, field.indexOf('|')).replaceAll(/[^\d+]/g, '')

  test.each(places)('a digit typed at %i is before the caret, between the others', (place) => {
    const field = `${text.slice(0, place)}|${text.slice(place)}`
    const after = edit(field, 'insert', '5', of).field
    expect(before(after)).toBe(`${before(field)}5`)
    expect(after.replaceAll(/[^\d+]/g, '')).toBe(typed.slice(0, before(field).length) + '5' + typed.slice(before(field).length))
  })
  test.each(places.filter((place) => place > 0))('Backspace at %i deletes the digit before the caret', (place) => {
    const field = `${text.slice(0, place)}|${text.slice(place)}`
    expect(before(edit(field, 'backspace', '', of).field)).toBe(before(field).slice(0, -1))
  })
})

test('any sequence of edits gives the digits of a plain field', () => {
  const step = fc.record({ how: fc.constantFrom('insert', 'backspace', 'delete'), digit: fc.integer({ min: 1, max: 9 }), at: fc.nat(14) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
      let plain = ''
      for (const { how, digit, at } of steps) {
        const text = format(plain, country)
        const place = Math.min(how === 'backspace' ? Math.max(at, 1) : at, text.length)
        // Keys without effect fire no input event.
        if (text === '' && how !== 'insert') continue
        const digitCount = countDigitsBefore(text, place)
        const { field } = edit(`${text.slice(0, place)}|${text.slice(place)}`, how, how === 'insert' ? String(digit) : '')
        if (how === 'insert' && plain.length < 14) plain = `${plain.slice(0, digitCount)}${digit}${plain.slice(digitCount)}`
        else if (how === 'backspace' && digitCount > 0) plain = plain.slice(0, digitCount - 1) + plain.slice(digitCount)
        else if (how === 'delete') plain = plain.slice(0, digitCount) + plain.slice(digitCount + 1)
        expect(field.replaceAll(/[^\d+]/g, '')).toBe(plain)
      }
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['+447400', '7400'],
  ['+44', ''],
  ['+9991', '9991'],
  ['0803', '0803'],
])('%s becomes %s for another country', (typed, moved) => expect(changeCallingCode(typed)).toBe(moved))
