import type { Page } from 'playwright'

/** Collects what a page writes into the console as a warning or an error. The returned function throws if there is any. */
export function watchConsole(page: Page): () => void {
  const complaints: string[] = []
  page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && complaints.push(message.text())))
  page.on('pageerror', (error) => void complaints.push(String(error)))
  return () => {
    if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('; ')}`)
  }
}
