import type { Page } from 'playwright'
import { watchConsole } from './watchConsole.ts'

/** Uses dialog, phone number, table and theme on a consumer's page. Throws what is wrong. */
export async function checkPage(page: Page, url: string, isRenderedOnServer: boolean): Promise<void> {
  const expectNoComplaint = watchConsole(page)
  if (isRenderedOnServer) {
    const html = await (await fetch(url)).text()
    for (const part of ['LND-482XA', 'Open dialog', 'Email address'])
      if (!html.includes(part)) throw new Error(`The server rendered no ${part}`)
    if (!/<link[^>]+stylesheet/.test(html)) throw new Error('The HTML of the server links no stylesheet')
  }
  await page.goto(url)
  const button = page.getByRole('button', { name: 'Open dialog' })
  await button.waitFor()
  const look = await button.evaluate((element) => {
    const { backgroundColor, fontFamily } = getComputedStyle(element)
    return { backgroundColor, fontFamily }
  })
  if (look.backgroundColor === 'rgba(0, 0, 0, 0)' || !look.fontFamily.includes('Overpass'))
    throw new Error(`The button has no look: ${JSON.stringify(look)}`)

  const dialog = page.getByRole('dialog', { name: 'Pause driver' })
  const isOpen = () =>
    dialog.waitFor({ timeout: 500 }).then(
      () => true,
      () => false,
    )
  // Before hydration a press does nothing: it is repeated.
  let presses = 0
  do {
    await button.click()
    presses += 1
  } while (!(await isOpen()) && presses < 20)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  const phone = page.getByRole('textbox', { name: 'Phone number' })
  await phone.fill('08031234567')
  await phone.blur()
  await page.waitForFunction(
    (input) => input instanceof HTMLInputElement && input.value.endsWith('803 123 4567'),
    await phone.elementHandle(),
  )

  const plates = () => page.getByRole('rowheader').allTextContents()
  await page.getByRole('button', { name: /^Plate/ }).click()
  if ((await plates()).join() !== 'KJA-456XY,LND-482XA') throw new Error(`The table is not sorted: ${(await plates()).join()}`)

  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await readBackground()
  await page.getByRole('button', { name: 'Switch theme' }).click()
  if ((await readBackground()) === before) throw new Error('The theme did not change')
  expectNoComplaint()
}
