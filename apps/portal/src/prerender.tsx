import { paths } from '@vehicle-partner/domain'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { noAnalytics } from './session/analytics.ts'
import { memoryRouterAt } from './app/memoryRouter.ts'
import { findPage } from './app/routeGuard.ts'
import { Portal } from './app/Portal.tsx'
import { prerenderedPages } from './app/prerenderedPages.ts'
import { getDocumentTitle } from './navigation/sitemapTypes.ts'
import { prerenderedSettings } from './prerenderedSettings.ts'

export { prerenderedPages } from './app/prerenderedPages.ts'
export { renderSignedInPages } from './prerenderSignedIn.tsx'

/** The file of a page's document, relative to the build output. */
export const getDocumentFile = (path: string): string => `pages/${path === '/' ? 'index' : path.slice(1)}.html`

/** Documents of public pages for some addresses, beside the one for all others: a login that leads to a page says so. */
export const addressVariants = [{ path: paths.login(), search: '?redirect=%2Fdashboard', file: 'pages/login.redirect.html' }]

/** Renders a public page as a visitor without a session sees it: its title and its HTML. */
export async function renderPage(path: string, search = ''): Promise<{ title: string; html: string }> {
  const page = prerenderedPages[path]
  if (!page) throw new Error(`${path} is not a prerendered page`)
  const row = findPage(path)
  const { prelude } = await prerender(
    <StrictMode>
      <Portal
        createRouter={memoryRouterAt(path + search)}
        prerendered={{ row, session: undefined, Screen: await page.screen() }}
        transport={() => Promise.reject(new Error('A prerendered page must not call the API'))}
        readSession={() => undefined}
        storage={{ getItem: () => null, setItem: () => undefined, removeItem: () => undefined, clear: () => undefined }}
        clock={() => new Date(0)}
        analytics={noAnalytics}
        pageSettings={prerenderedSettings}
      />
    </StrictMode>,
    // Render everything in place; streamed parts would need an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  if (/<(script|template)\b|\sstyle="/.test(html))
    throw new Error(`${path} needs an inline script or style, which the content security policy forbids`)
  return { title: getDocumentTitle(row), html }
}
