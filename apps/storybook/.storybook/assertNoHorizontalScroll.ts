import { findOverflow } from '../matrix/pageChecks.ts'

/** The widths of the designs. */
const widths = [390, 1440]

/** By its name, because a frame belongs to the window above, with an `HTMLIFrameElement` of its own. */
const isFrame = (element: Element | null): element is HTMLIFrameElement => element?.tagName === 'IFRAME'

/**
 * Throws if the page scrolls horizontally on a phone or a desktop. Test runs show the story in a same-origin frame, which this
 * resizes; elsewhere it does nothing.
 */
export async function assertNoHorizontalScroll(): Promise<void> {
  const frame = window.frameElement
  if (!('__vitest_browser__' in window) || !isFrame(frame)) return
  const before = frame.style.cssText
  try {
    for (const width of widths) {
      frame.style.inlineSize = `${width}px`
      let problem: string | undefined
      // Components that observe their size render again in one of the next frames.
      for (let tries = 0; tries === 0 || (problem !== undefined && tries < 30); tries++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        ;[problem] = findOverflow()
      }
      if (problem !== undefined) throw new Error(problem)
    }
  } finally {
    frame.style.cssText = before
  }
}
