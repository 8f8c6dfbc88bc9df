import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepFieldValues, nameControl } from './keepFieldValues.ts'
import { moveFocus } from './moveFocus.ts'

interface StaticPage {
  /** The element with the page. */
  container: HTMLElement
  /** What replaces the page. */
  children: ReactNode
  /** Resolves when the first render shows the page. */
  ready: Promise<unknown>
  /** The button that was pressed on the static page. */
  getPressedButton: () => Element | null | undefined
}

/** Keeps the static page of a document until what replaces it is rendered, and moves focus, entries and a press to it. */
export async function replaceStaticPage({ container, children, ready, getPressedButton }: StaticPage): Promise<void> {
  // With its name: its label may leave the page before it.
  const describeFocus = (element: unknown) => (element instanceof Element ? { element, name: nameControl(element) } : undefined)
  let focused = describeFocus(container.ownerDocument.activeElement)
  const handleFocus = ({ target }: FocusEvent) => (focused = describeFocus(target))
  container.addEventListener('focusin', handleFocus)
  await ready
  // What comes late for the static page must not change what replaces it.
  delete container.dataset['signedIn']
  const enterKeptValues = keepFieldValues(container)
  await new Promise<void>((resolve) => {
    const handleShow = () => {
      container.removeEventListener('focusin', handleFocus)
      const pressed = getPressedButton()
      enterKeptValues()
      if (focused && !focused.element.isConnected) {
        const twin = findTwin(container, focused.element, focused.name)
        if (twin) moveFocus(focused.element, twin)
      }
      if (pressed && !pressed.isConnected) findTwin(container, pressed)?.click()
      resolve()
    }
    // A transition is rendered in short tasks; the static page stays until it is complete.
    startTransition(() =>
      createRoot(container).render(
        <>
          {children}
          <OnShow onShow={handleShow} />
        </>,
      ),
    )
  })
}

/** Calls `onShow` when the page around it is shown. */
function OnShow({ onShow }: { onShow: () => void }) {
  useEffect(onShow, [onShow])
  return null
}

/** The element of a page that replaces a control of the static page: the same kind with the same link, name and text. */
export function findTwin(container: ParentNode, control: Element, name = nameControl(control)): HTMLElement | undefined {
  const describe = (element: Element) => [element.getAttribute('href'), element.textContent].join('\n')
  return [...container.querySelectorAll<HTMLElement>(control.tagName)].find(
    (element) => describe(element) === describe(control) && nameControl(element) === name,
  )
}
