/** Queries of the page for interactions. */
export interface PageQueries {
  find: (selector: string) => HTMLElement
  all: (selector: string) => HTMLElement[]
}

/** A user interaction. Its work is done or scheduled when it returns. */
export type Interaction = (seen: PageQueries) => void

export const pageQueries: PageQueries = {
  find(selector) {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`Nothing on the page is ${selector}`)
    return element
  },
  all: (selector) => [...document.querySelectorAll<HTMLElement>(selector)],
}

/** A click. */
export const click =
  (selector: string): Interaction =>
  ({ find }) =>
    find(selector).click()

/** A keydown on the focused element. */
export const pressKey =
  (name: string): Interaction =>
  () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, code: name, bubbles: true, cancelable: true }))

/** Replaces the text of a control, one character at a time. */
export function typeText(selector: string, text: string): Interaction[] {
  const texts = text === '' ? [''] : Array.from(text, (_, at) => text.slice(0, at + 1))
  return texts.map((value) => ({ find }) => {
    const control = find(selector)
    if (document.activeElement !== control) control.focus()
    // Bypasses React's value setter, as user input does.
    Reflect.set(HTMLInputElement.prototype, 'value', value, control)
    control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value.slice(-1) }))
  })
}
