import { expect, test } from 'vitest'
import { formatVehicleWord } from './vehicleWords.ts'

test.each([
  ['air_conditioning', 'Air conditioning'],
  ['wifi', 'Wi-Fi'],
  ['mini_bus', 'Mini bus'],
  ['suv', 'SUV'],
  ['dedicated', 'Full time'],
  ['hydrogen_cell', 'Hydrogen cell'],
])('%s is %s', (word, label) => expect(formatVehicleWord(word)).toBe(label))
