/**
 * Keeps the browser from painting the frame of a test that is not shown on a screen. Styles, layout, hit tests and visibility inside the
 * frame stay as they are.
 */
export function skipPainting(): void {
  const frame = window.frameElement
  // By its name, because a frame belongs to the window above, with an `HTMLIFrameElement` of its own.
  if (frame?.tagName !== 'IFRAME' || !navigator.userAgent.includes('Headless')) return
  frame.setAttribute('style', `${frame.getAttribute('style') ?? ''}; opacity: 0`)
}
