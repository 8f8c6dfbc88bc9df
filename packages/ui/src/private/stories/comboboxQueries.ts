import { expect, screen, waitFor, within } from 'storybook/test'

/** Queries for stories of combobox fields. */
export const listbox = (name: string) => screen.findByRole('listbox', { name })
export const option = (name: string | RegExp) => screen.getByRole('option', { name })
export const optionNames = () => screen.queryAllByRole('option').map((element) => element.getAttribute('aria-label') ?? element.textContent)

/** The name of the active option of a control. */
export const getActiveOption = (control: HTMLElement): string | null => {
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
export function createManualSearch<Option>() {
  const requests: { query: string; signal: AbortSignal; answer: (options: Option[]) => void; fail: () => void }[] = []
  return {
    requests,
    queries: () => requests.map(({ query }) => query),
    load: (query: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Option[]>((resolve, reject) => {
        requests.push({ query, signal, answer: resolve, fail: () => reject(new Error('503')) })
      }),
  }
}
