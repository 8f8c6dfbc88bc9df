import { withTimeout } from './withTimeout.ts'

let whole: Promise<void> | undefined

/** A public page begins with the part of the stylesheet that such pages need: fetches the whole of it, once, for all others. */
export const loadFullStyles = (document: Document): Promise<void> =>
  (whole ??= withTimeout(replace(document)).catch((error: unknown) => {
    whole = undefined // the next page tries again
    throw error
  }))

async function replace(document: Document): Promise<void> {
  const part = document.querySelector<HTMLLinkElement>('link[data-whole]')
  if (!part) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = 'anonymous'
  link.href = part.dataset['whole'] ?? ''
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('The stylesheet could not be loaded'))
    })
    part.after(link)
  })
  part.remove()
}
