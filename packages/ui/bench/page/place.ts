import { type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

export const wait = (milliseconds = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
export const forceLayout = (): number => document.body.getBoundingClientRect().height

/** A place in the page for one element. */
export interface Place {
  element: HTMLElement
  show: (what: ReactElement) => void
  end: () => Promise<void>
}

export function createPlace(): Place {
  const element = document.createElement('div')
  element.setAttribute('data-place', '')
  document.body.append(element)
  const root = createRoot(element)
  return {
    element,
    show: (what) => flushSync(() => root.render(what)),
    end: async () => {
      flushSync(() => root.unmount())
      element.remove()
      await wait()
    },
  }
}
