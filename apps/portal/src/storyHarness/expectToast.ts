import { expect, screen, within } from 'storybook/test'

/** Matches the whole text of an element: plates and codes of a toast are elements of their own, see UnbrokenText. */
const hasText = (text: string | RegExp) => (_: string, element: Element | null) => {
  const whole = element?.textContent.trim() ?? ''
  return typeof text === 'string' ? whole === text : text.test(whole)
}

/** Waits for a toast with this text. */
export async function expectToast(text: string | RegExp): Promise<void> {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
  await expect((await toasts.findAllByText(hasText(text), { selector: 'li *' }))[0]).toBeVisible()
}

/** Expects that no toast has this text. */
export async function expectNoToast(text: string | RegExp): Promise<void> {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
  await expect(toasts.queryAllByText(hasText(text), { selector: 'li *' })).toHaveLength(0)
}
