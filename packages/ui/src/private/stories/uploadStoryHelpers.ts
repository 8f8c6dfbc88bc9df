import type { StoryContext } from '@storybook/react-vite'
import { fireEvent } from 'storybook/test'

export const MB = 1024 * 1024
type Canvas = Pick<StoryContext['canvas'], 'getByLabelText' | 'queryAllByRole' | 'getByRole'>

export const inputOf = (canvas: Canvas, label: RegExp | string = /Proof of address/) =>
  canvas.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
/** Selects files as the native file dialog does. */
export const choose = async (input: HTMLInputElement, ...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  input.files = data.files
  await fireEvent.change(input)
}
export const rows = (canvas: Canvas) => canvas.queryAllByRole('listitem').map((row) => row.textContent)
export const getStatus = (canvas: Canvas) => canvas.getByRole('status')
export const hidden = (root: HTMLElement, name = 'document') =>
  [...root.querySelectorAll<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)].map(({ value }) => value)

/** A file that was uploaded before. */
export const permit = { value: 'files/7', name: 'road-worthiness-2026.pdf', size: 2_936_012, note: 'uploaded 14:32' }
