// @module-tag slow
import { expect, inject, test } from 'vitest'
import { logIn, openContext, setUpBrowser, waitForPath } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

test('with forced colors the border of a button within a line crosses none of its text', async () => {
  const page = await (await openContext(origin, { forcedColors: 'active' })).newPage()
  await page.goto('/login')
  await logIn(page, 'owner@demo.test')
  await waitForPath(page, '/dashboard')
  await page.goto('/vehicles?status=inactive')
  await page.getByRole('table').getByRole('link').first().click()
  const { text, button } = await page.getByRole('button', { name: 'Resume' }).evaluate((element) => {
    const before = document.createRange()
    before.selectNodeContents(element.parentElement ?? element)
    before.setEndBefore(element)
    return { text: before.getBoundingClientRect().right, button: element.getBoundingClientRect().left }
  })
  expect(button).toBeGreaterThanOrEqual(text)
})

test('with forced colors the chosen day of a calendar keeps its color under the mouse', async () => {
  const page = await (await openContext(origin, { forcedColors: 'active' })).newPage()
  await page.goto('/login')
  await logIn(page, 'owner@demo.test')
  await waitForPath(page, '/dashboard')
  await page.goto('/vehicles?view=documents&tab=calendar')
  await page
    .getByRole('button', { name: /, \d+ documents? expires?/ })
    .first()
    .click()
  const background = () =>
    page.getByRole('button', { name: /, selected$/ }).evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)')
  const hovered = await background()
  await page.mouse.move(0, 0)
  expect(hovered).toBe(await background())
})
