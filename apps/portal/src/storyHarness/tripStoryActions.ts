import { screen, within } from 'storybook/test'

type Canvas = ReturnType<typeof within>
export type User = { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> }

/** Presses a button that asks something, and returns its dialog. */
export const ask = async (canvas: Canvas, userEvent: User, name: string, title: string | RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: title }))
}

/** Opens the first trip of a list. */
export const openFirst = async (canvas: Canvas, userEvent: User) => {
  // Not 'Skip to content' and 'Go to FAQ'.
  const [link] = await canvas.findAllByRole('link', { name: /^(?!Skip|Go).+ to / })
  await userEvent.click(link ?? document.body)
}
