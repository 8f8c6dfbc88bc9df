/** Ends every movement at once. Not `animation: none`: with it what is open would fade in again when the rule goes. */
const rule = '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important }'

/** As if the device asked for reduced motion, for what moves by script. */
function preferReducedMotion() {
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => matchMedia(query.replace('(prefers-reduced-motion: reduce)', 'all'))
  return () => {
    window.matchMedia = matchMedia
  }
}

let restore: (() => void) | undefined

/** Stops all motion while a story plays, as in its tests: for the next step what still fades in is not visible yet. */
export function stopMotion(): void {
  restoreMotion()
  const style = document.createElement('style')
  style.textContent = rule
  document.head.append(style)
  const preferBefore = preferReducedMotion()
  restore = () => {
    style.remove()
    preferBefore()
  }
}

export function restoreMotion(): void {
  restore?.()
  restore = undefined
}
