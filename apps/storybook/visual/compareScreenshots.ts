import type { Browser } from 'playwright'
import type { Screenshot } from './takeScreenshots.ts'

/** The difference between two screenshots of a story. */
export interface ScreenshotChange {
  name: string
  title: string
  kind: 'new' | 'gone' | 'changed'
  before?: Buffer
  after?: Buffer
  /** The new screenshot, dimmed, with different pixels in red. */
  difference?: Buffer
  /** The number of different pixels. */
  pixels?: number
}

/** Compares two sets of screenshots: bytes first, pixels only if bytes differ. */
export async function compareScreenshots(
  browser: Browser,
  before: readonly Screenshot[],
  after: readonly Screenshot[],
): Promise<ScreenshotChange[]> {
  const baseline = new Map(before.map((screenshot) => [screenshot.name, screenshot]))
  const page = await browser.newPage()
  const changes: ScreenshotChange[] = []
  for (const { name, title, png } of after) {
    const base = baseline.get(name)
    baseline.delete(name)
    if (base === undefined) changes.push({ name, title, kind: 'new', after: png })
    else if (!base.png.equals(png)) {
      const { pixels, url } = await page.evaluate(computeDifference, [base.png.toString('base64'), png.toString('base64')] as const)
      if (pixels === 0) continue
      changes.push({
        name,
        title,
        kind: 'changed',
        before: base.png,
        after: png,
        pixels,
        difference: Buffer.from(url.split(',')[1] ?? '', 'base64'),
      })
    }
  }
  for (const { name, title, png } of baseline.values()) changes.push({ name, title, kind: 'gone', before: png })
  await page.close()
  return changes
}

/** Runs in the browser, which can decode images. */
async function computeDifference([before, after]: readonly [string, string]): Promise<{ pixels: number; url: string }> {
  const read = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  }
  const images = [await read(before), await read(after)]
  const width = Math.max(...images.map((image) => image.width))
  const height = Math.max(...images.map((image) => image.height))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas')
  const [one, two] = images.map((image) => {
    context.clearRect(0, 0, width, height)
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, width, height)
  })
  if (one === undefined || two === undefined) throw new Error('two images are needed')
  let pixels = 0
  for (let at = 0; at < two.data.length; at += 4) {
    // Alpha counts as well: where the sizes differ, one image is transparent.
    const isDifferent = [0, 1, 2, 3].some((part) => Math.abs((one.data[at + part] ?? 0) - (two.data[at + part] ?? 0)) > 8)
    if (isDifferent) {
      pixels++
      two.data.set([220, 20, 40, 255], at)
    } else two.data[at + 3] = 60
  }
  context.putImageData(two, 0, 0)
  return { pixels, url: canvas.toDataURL('image/png') }
}
