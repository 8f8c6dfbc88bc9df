const storageKey = 'BYTES_LOADED'

/** Bytes of the pages before this one, in the same tab. */
const before = readBefore()
let bytes = 0

function readBefore(): number {
  try {
    return Number(sessionStorage.getItem(storageKey) ?? 0)
  } catch {
    return 0
  }
}

const add = (entries: readonly PerformanceEntry[]) => {
  for (const entry of entries) if (entry instanceof PerformanceResourceTiming) bytes += entry.transferSize
}

// An observer has the entries of before too, and all that follow; the browser's own list ends after 250.
const observer = new PerformanceObserver((list) => add(list.getEntries()))
for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })

/** The bytes that this tab has loaded since it was opened. What the browser has kept and what comes by socket is not counted. */
export function countBytes(): number {
  add(observer.takeRecords())
  return before + bytes
}

addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(storageKey, String(countBytes()))
  } catch {
    // The next page counts from zero.
  }
})
