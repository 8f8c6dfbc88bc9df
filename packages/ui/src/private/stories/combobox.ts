import { expect, screen, waitFor, within } from 'storybook/test'

/** Queries for stories of combobox fields. */
export const listbox = (name: string) => screen.findByRole('listbox', { name })
export const option = (name: string | RegExp) => screen.getByRole('option', { name })
export const optionNames = () => screen.queryAllByRole('option').map((element) => element.getAttribute('aria-label') ?? element.textContent)

/** The name of the active option of a control. */
export const activeOf = (control: HTMLElement): string | null => {
  const id = control.getAttribute('aria-activedescendant')
  if (id === null) return null
  const element = document.getElementById(id)
  if (element === null) throw new Error(`nothing has the id ${id}`)
  return element.getAttribute('aria-label')
}

export const isClosed = (control: HTMLElement) =>
  waitFor(async () => {
    await expect(control).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('listbox')).toBeNull()
  })

/** Waits for an announcement of the field. */
export const announces = (root: HTMLElement, text: string) =>
  waitFor(() => expect(within(root).getByRole('status').textContent.replace('\u00A0', '')).toBe(text))

/** A search whose requests the story resolves in any order. */
export function slowSearch<Option>() {
  const asked: { query: string; signal: AbortSignal; answer: (options: Option[]) => void; fail: () => void }[] = []
  return {
    asked,
    queries: () => asked.map(({ query }) => query),
    load: (query: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Option[]>((answer, refuse) => {
        asked.push({ query, signal, answer, fail: () => refuse(new Error('503')) })
      }),
  }
}
