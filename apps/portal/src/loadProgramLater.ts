/** Milliseconds that first parts may wait for a response once all else has loaded, before the program is requested. */
const firstPartsTimeout = 300
/** Milliseconds after which all else counts as loaded. */
const loadTimeout = 2000

const [ownRequest] = performance.getEntriesByName(document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '')
/** Whether this script, and so its build, is in the cache of this device. */
const isCached = ownRequest instanceof PerformanceResourceTiming && ownRequest.transferSize === 0

/**
 * Loads the program once the page and its first parts are painted, which come sooner without it (showFirst). A slow answer does not keep it
 * waiting. A device that has this script has the program as well, and loads it at once.
 */
export function loadProgramLater(hasFirstParts: boolean) {
  const load = () => window.bootstrap.loadProgram()
  if (isCached) {
    load()
    return
  }
  const loadSoon = () => setTimeout(load, hasFirstParts ? firstPartsTimeout : 0)
  addEventListener('load', loadSoon)
  setTimeout(loadSoon, loadTimeout)
  if (!hasFirstParts) addEventListener('DOMContentLoaded', () => requestAnimationFrame(loadSoon))
}
