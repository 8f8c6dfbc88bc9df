import { expect, screen, waitFor, within } from 'storybook/test'

interface User {
  click: (element: Element) => Promise<void>
  keyboard: (keys: string) => Promise<unknown>
}

/** Escape, like Back on a phone, asks before what was typed into the field of a dialog is lost. */
export async function expectCloseQuestion(userEvent: User, field: HTMLElement): Promise<void> {
  for (const answer of ['Stay', 'Leave']) {
    await expect(field).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without sending?' }))
    await userEvent.click(question.getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await waitFor(() => expect(field).not.toBeInTheDocument())
}
