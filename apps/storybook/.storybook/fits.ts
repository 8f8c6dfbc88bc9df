import { overflow } from '../matrix/inPage.ts'

/** The widths that the design is drawn for. */
const widths = [390, 1440]

/**
 * Fails where a page can be scrolled sideways on a phone or a desktop. In a test run the story stands in a frame of the same origin,
 * which can be made as wide as that; anywhere else nothing is measured.
 */
export async function fits(): Promise<void> {
  const frame = window.frameElement
  if (!('__vitest_browser__' in window) || !(frame instanceof window.parent.HTMLElement)) return
  const before = frame.style.cssText
  try {
    for (const width of widths) {
      frame.style.inlineSize = `${width}px`
      let problem: string | undefined
      // What hears of its new size draws itself in one of the next pictures.
      for (let tries = 0; tries === 0 || (problem !== undefined && tries < 30); tries++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        ;[problem] = overflow()
      }
      if (problem !== undefined) throw new Error(problem)
    }
  } finally {
    frame.style.cssText = before
  }
}
