import { describe, expect, test } from 'vitest'
import { truncate, initials, isName, isPersonName } from './names.ts'

describe('letters only, with a single space or hyphen as separator (spec section 5)', () => {
  test.each(['Adaeze', 'Ade Sola', 'Anne-Marie', 'Adéṣọlá', 'Ogunlẹ́yẹ', 'Ọ', 'Jean Marie-Claude', 'نور', 'Ọlájídé'.normalize('NFD')])(
    '%s is a name',
    (name) => expect(isName(name)).toBe(true),
  )
  test.each([
    '',
    ' ',
    'Ade  Sola',
    'Ade--Sola',
    'Ade -Sola',
    ' Ade',
    'Ade ',
    '-Ade',
    'Ade-',
    "O'Connor",
    'Ade2',
    '3',
    'A.',
    'Ade\tSola',
    'Ade_Sola',
    '😀',
    '\u0301a',
  ])('%j is none', (name) => expect(isName(name)).toBe(false))
})

describe('personal names also accept apostrophes', () => {
  test.each(["O'Connor", 'D’Almeida', 'Adéṣọlá', "N'Golo", 'Anne-Marie', 'Ade Sola', 'Ọ', "Mary O'Brien-Okafor", 'Ṣadé', 'Ogunlẹ́yẹ'])(
    '%s is a name',
    (name) => expect(isPersonName(name)).toBe(true),
  )
  test.each(['', "'Connor", "Connor'", "O''Connor", "O' Connor", 'Ade2', 'A.', ' Ade', 'Ade  Sola', '😀', 'Ade_Sola', 'O"Connor'])(
    '%j is none',
    (name) => expect(isPersonName(name)).toBe(false),
  )
})

test.each([
  ['Adaeze Okafor', 'AO'],
  ['Okafor Mobility Limited', 'OM'],
  ['Adaeze', 'A'],
  ['  ẹniọlá   ogunlẹ́yẹ ', 'ẸO'],
  ['ọ́lá bello'.normalize('NFD'), 'Ọ́B'.normalize('NFD')],
  ['👩‍👩‍👧 Tours', '👩‍👩‍👧T'],
  ['', ''],
  ['   ', ''],
])('initials of %j: %s', (name, letters) => expect(initials(name)).toBe(letters))

test.each([
  ['fifteen stay whole', 'Danladi Coaches', 'Danladi Coaches'],
  ['sixteen are cut', 'Balogun Carriers', 'Balogun Carrier…'],
  ['no blank before the ellipsis', 'Multi Ventures Ltd', 'Multi Ventures…'],
  ['as in the picture', 'Okafor Mobility Limited', 'Okafor Mobility…'],
  ['a letter with its marks is one', 'ẹ́'.normalize('NFD').repeat(15), 'ẹ́'.normalize('NFD').repeat(15)],
  ['and is never torn apart', 'ẹ́'.normalize('NFD').repeat(16), `${'ẹ́'.normalize('NFD').repeat(15)}…`],
  ['nothing stays nothing', '', ''],
])('a company name cut to 15 characters plus an ellipsis: %s', (_, name, shown) => expect(truncate(name, 15)).toBe(shown))
