import { expect, test } from 'vitest'
import { listComponents } from '../.storybook/catalog.ts'

const components = listComponents()
const listScreens = (name: string) => components.find((component) => component.name === name)?.screens

test.each([
  ['Button', 'Portal/Login', 'its own code or its form'],
  ['DataTable', 'Portal/Vehicles/Vehicles', 'the list that it shares with other screens'],
  ['PasswordField', 'Portal/Login', 'its form'],
  ['BarChart', 'Portal/Dashboard', 'a part that is loaded later'],
])('the page of %s names the screen %s, which shows it by %s', (name, screen) => {
  expect(listScreens(name)).toContain(screen)
})

test('the page of a component names no screen without it', () => {
  // A screen of the same folder has the table.
  expect(listScreens('DataTable')).not.toContain('Portal/Trips/Trip')
  expect(listScreens('SeatPlan')).not.toContain('Portal/Trips/Trips')
})
