import { expect, screen, within } from 'storybook/test'

/** Waits for a toast with this text. */
export async function expectToast(text: string | RegExp): Promise<void> {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
  await expect((await toasts.findAllByText(text))[0]).toBeVisible()
}

/** Expects that no toast has this text. */
export async function expectNoToast(text: string | RegExp): Promise<void> {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
  await expect(toasts.queryAllByText(text)).toHaveLength(0)
}
