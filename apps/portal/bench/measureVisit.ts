import type { Browser } from 'playwright'

/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms latency. */
export const slowPhone = { cpu: 4, download: (1.6 * 1024 * 1024) / 8, upload: (0.75 * 1024 * 1024) / 8, latency: 150 }

/** How long a visit waits for a quiet network. */
const mostQuietSeconds = 10

export interface Visit {
  /** First contentful paint, milliseconds after the navigation began. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  /** Transferred bytes of the scripts and styles that the document names, without headers. */
  initialBytes: number
  /** Transferred bytes until the network is idle. */
  bytes: number
  /** Layout shift until the network is idle. */
  shift: number
  /** When the page showed its data; 0 for a page without data of the user. */
  ready: number
  /** The longest task of the main thread. */
  longestTask: number
  /** Scripts that had arrived when the page showed its data: files, and their compressed bytes. */
  scripts: number
  scriptBytes: number
}

/** What a visit begins with: values in the storage, and the text that the page shows once its data is there. */
interface SignedInVisit {
  storage: Readonly<Record<string, string>>
  shows: RegExp
}

/** Opens a page on a slow phone with an empty cache. */
export async function measureVisit(browser: Browser, url: string, signedIn?: SignedInVisit): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  try {
    if (signedIn)
      await context.addInitScript(
        ([values, pattern]) => {
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
          // Looks only when the page has changed, and asks for no layout: looking at each frame took a third of the phone's time.
          const shown = new RegExp(pattern)
          const readText = (element: Element) => {
            const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
            let text = ''
            while (texts.nextNode()) text += ` ${texts.currentNode.textContent}`
            return text.replaceAll(/\s+/g, ' ')
          }
          const observer = new MutationObserver(() => {
            const main = document.querySelector('main')
            if (!main || !shown.test(readText(main))) return
            observer.disconnect()
            // After the frame that shows it.
            requestAnimationFrame(() => setTimeout(() => performance.mark('ready')))
          })
          observer.observe(document, { childList: true, subtree: true, characterData: true })
        },
        [signedIn.storage, signedIn.shows.source] as const,
      )
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latency,
      downloadThroughput: slowPhone.download,
      uploadThroughput: slowPhone.upload,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
    const initialRequests = new Set<string>()
    let [initialBytes, bytes] = [0, 0]
    const html = await (await fetch(url)).text()
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname } = new URL(request.url)
      if (/\.(js|css)$/.test(pathname) && html.replaceAll(/data-(?:full-)?styles="[^"]*"/g, '').includes(pathname))
        initialRequests.add(requestId)
    })
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength
      if (initialRequests.has(requestId)) initialBytes += encodedDataLength
    })
    // The network of a large fleet is never idle: its trips change all the time.
    const waitForQuiet = () => Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(mostQuietSeconds * 1000)])
    await page.goto(url)
    await waitForQuiet()
    if (signedIn) {
      // The network is idle while the program renders.
      await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, undefined, { polling: 100 })
      await waitForQuiet()
    }
    const paints = await page.evaluate(
      () =>
        new Promise<{ lcp: number; fcp: number }>((resolve) => {
          new PerformanceObserver((list) => {
            const lcp = list.getEntries().at(-1)?.startTime ?? 0
            resolve({ lcp, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 100)
        }),
    )
    const work = await page.evaluate(
      () =>
        new Promise<{ ready: number; longestTask: number; scripts: number; scriptBytes: number }>((resolve) => {
          const ready = performance.getEntriesByName('ready')[0]?.startTime ?? 0
          const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
          const scripts = resources.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= ready)
          const scriptBytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
          let longestTask = 0
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
          }).observe({ type: 'longtask', buffered: true })
          setTimeout(() => resolve({ ready, longestTask, scripts: scripts.length, scriptBytes }), 100)
        }),
    )
    return { ...paints, ...work, initialBytes, bytes, shift }
  } finally {
    await context.close()
  }
}
