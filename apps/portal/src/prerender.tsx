import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { noAnalytics } from './session/analytics.ts'
import { findPage } from './app/routeGuard.ts'
import { Portal } from './app/Portal.tsx'
import { prerenderedPages } from './app/prerenderedPages.ts'
import { getDocumentTitle } from './app/sitemap.ts'

export { prerenderedPages } from './app/prerenderedPages.ts'

/** Where the document of a page lies below the folder of the portal. */
export const documentOf = (path: string): string => `pages/${path === '/' ? 'index' : path.slice(1)}.html`

/** A public page as everybody gets it who is not logged in: its title and its HTML. */
export async function renderPage(path: string): Promise<{ title: string; html: string }> {
  const page = prerenderedPages[path]
  if (!page) throw new Error(`${path} is not among the pages that are prerendered`)
  const row = findPage(path)
  const { prelude } = await prerender(
    <StrictMode>
      <Portal
        at={path}
        found={{ row, session: undefined, Screen: await page.screen() }}
        transport={() => Promise.reject(new Error('A page calls nobody while it is prerendered'))}
        readSession={() => undefined}
        storage={{ getItem: () => null, setItem: () => undefined, removeItem: () => undefined, clear: () => undefined }}
        clock={() => new Date(0)}
        analytics={noAnalytics}
      />
    </StrictMode>,
    // Nothing is moved to the end of the page, to be put in its place by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  if (/<(script|template)\b|\sstyle="/.test(html))
    throw new Error(`${path} needs a script or a style that the policy of the server refuses`)
  return { title: getDocumentTitle(row), html }
}
