import type { Page } from 'playwright'

/** Milliseconds without a change. A page of the portal asks for the count of its bell 400 ms after it has what it shows. */
const quietMs = { page: 600, component: 100 }

/**
 * Waits until the story, or the one with this id, and its play function have finished, the font has loaded, and nothing changes any more. Then
 * the page is at its top: what a story has scrolled to depends on when it did.
 */
export async function waitUntilSettled(page: Page, id?: string): Promise<{ error?: string }> {
  try {
    await page.waitForFunction(() => document.body.matches('.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview'), undefined, {
      timeout: 20_000,
    })
    await page.waitForFunction(
      (wanted) => {
        const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
        const current: unknown = typeof preview === 'object' && preview !== null ? Reflect.get(preview, 'currentRender') : undefined
        if (typeof current !== 'object' || current === null) return false
        const isWanted = wanted === undefined || Reflect.get(current, 'id') === wanted
        return isWanted && ['completed', 'finished', 'errored', 'aborted'].includes(String(Reflect.get(current, 'phase')))
      },
      id,
      { timeout: 20_000 },
    )
    await page.evaluate(async (limits) => {
      await document.fonts.ready
      const isPage = document.querySelector('main') !== null
      const limit = isPage ? limits.page : limits.component
      await new Promise<void>((resolve) => {
        const finish = () => {
          observer.disconnect()
          window.scrollTo(0, 0)
          // What follows the scroll position has one frame to do so.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }
        let quiet = setTimeout(finish, limit)
        // Some stories never stand still.
        const latest = performance.now() + 4 * limit
        const observer = new MutationObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(finish, performance.now() < latest ? limit : 0)
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
      })
    }, quietMs)
    return {}
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
