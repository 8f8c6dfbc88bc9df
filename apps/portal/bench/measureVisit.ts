import type { Browser } from 'playwright'

/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms latency. */
const slowPhone = { cpu: 4, download: (1.6 * 1024 * 1024) / 8, upload: (0.75 * 1024 * 1024) / 8, latency: 150 }

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
}

/** Opens a page on a slow phone with an empty cache. */
export async function measureVisit(browser: Browser, url: string, storage?: Readonly<Record<string, string>>): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  try {
    if (storage)
      await context.addInitScript((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)), storage)
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
    const document = await (await fetch(url)).text()
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname } = new URL(request.url)
      if (/\.(js|css)$/.test(pathname) && document.replaceAll(/data-(?:full-)?styles="[^"]*"/g, '').includes(pathname))
        initialRequests.add(requestId)
    })
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength
      if (initialRequests.has(requestId)) initialBytes += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
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
    return { ...paints, initialBytes, bytes, shift }
  } finally {
    await context.close()
  }
}
