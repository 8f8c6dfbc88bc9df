import { expect, screen, within } from 'storybook/test'

/** Waits for a toast with this text. */
export async function expectToast(text: string | RegExp): Promise<void> {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
  await expect((await toasts.findAllByText(text))[0]).toBeVisible()
}
