import { withTimeout } from './withTimeout.ts'

let loading: Promise<void> | undefined

/** Replaces the stylesheet of the public pages with the full one; loads it once. */
export const loadFullStyles = (document: Document): Promise<void> =>
  (loading ??= withTimeout(replaceStylesheet(document)).catch((error: unknown) => {
    loading = undefined // the next page tries again
    throw error
  }))

async function replaceStylesheet(document: Document): Promise<void> {
  const publicStyles = document.querySelector<HTMLLinkElement>('link[data-full-styles]')
  if (!publicStyles) return
  const href = publicStyles.dataset['fullStyles'] ?? ''
  // signedInBootstrap.ts may have begun.
  const begun = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)
  const link = begun ?? document.createElement('link')
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('The stylesheet could not be loaded'))
    })
    if (begun) return
    Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href })
    publicStyles.after(link)
  })
  publicStyles.remove()
}
