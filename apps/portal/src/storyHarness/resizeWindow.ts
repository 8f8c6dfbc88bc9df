/**
 * Gives the window of a story another width until the returned function is called. Test runs show the story in a frame; elsewhere the window
 * cannot be resized, and the result is undefined.
 */
export function resizeWindow(width: number): (() => void) | undefined {
  const frame = window.frameElement
  // By its name: a frame belongs to the window above, with an `HTMLElement` of its own.
  if (!('__vitest_browser__' in window) || frame?.tagName !== 'IFRAME') return undefined
  const { style } = frame as HTMLIFrameElement // by its name
  const before = style.cssText
  style.inlineSize = `${width}px`
  return () => (style.cssText = before)
}
