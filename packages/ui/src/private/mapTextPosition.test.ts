import { expect, test } from 'vitest'
import { mapTextPosition } from './mapTextPosition.ts'

/** `|` marks the position. */
test.each([
  ['|8031234567', '|803 123 4567'],
  ['803|1234567', '803| 123 4567'],
  ['8031|234567', '803 1|23 4567'],
  ['8031234567|', '803 123 4567|'],
  ['803 123| 4567', '803123|4567'],
  ['803 |123 4567', '803|1234567'],
  ['204|2345678', '(204|) 234-5678'],
  ['1,234|.50', '1234|.50'],
  ['00|44 7400', '+|44 7400'],
  ['0044 7|400', '+44 7|400'],
  ['kja-4|56', 'KJA-4|56'],
  ['|', 'Ngozi|'],
  ['Ngo|zi', '|'],
  ['Ngozi|', 'Ade|'],
  ['٨٠٣|١٢', '803| 12'],
])('%s becomes %s', (before, after) => {
  const position = mapTextPosition(before.replace('|', ''), after.replace('|', ''), before.indexOf('|'))
  expect(`${after.replace('|', '').slice(0, position)}|${after.replace('|', '').slice(position)}`).toBe(after)
})
