/** What a step may look at: the page, as somebody who uses it. */
export interface PageQueries {
  find: (selector: string) => HTMLElement
  all: (selector: string) => HTMLElement[]
}

/** Something that somebody does; its work is done, or asked for, when it returns. */
export type Interaction = (seen: PageQueries) => void

/** What stands in the document. */
export const pageQueries: PageQueries = {
  find(selector) {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`Nothing on the page is ${selector}`)
    return element
  },
  all: (selector) => [...document.querySelectorAll<HTMLElement>(selector)],
}

/** A press. */
export const click =
  (selector: string): Interaction =>
  ({ find }) =>
    find(selector).click()

/** A key that moves or decides, where the focus is. */
export const pressKey =
  (name: string): Interaction =>
  () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, code: name, bubbles: true, cancelable: true }))

/** A text key by key into the first control that fits, after what it held is gone. */
export function typeText(selector: string, text: string): Interaction[] {
  const texts = text === '' ? [''] : Array.from(text, (_, at) => text.slice(0, at + 1))
  return texts.map((value) => ({ find }) => {
    const control = find(selector)
    if (document.activeElement !== control) control.focus()
    // Past React's own setter, as the browser does it.
    Reflect.set(HTMLInputElement.prototype, 'value', value, control)
    control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value.slice(-1) }))
  })
}
