import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { takeScreenshots } from './takeScreenshots.ts'

/** What a first look keeps of a screenshot: the images of all stories are a gigabyte. */
export interface ScreenshotDigest {
  name: string
  id: string
  title: string
  sha256: string
  /** The error if the story failed to render. */
  error?: string
}

export const sha256 = (...contents: readonly (string | Uint8Array)[]) =>
  contents.reduce((hash, content) => hash.update(content), createHash('sha256')).digest('hex')

/**
 * The file in `folder` with the digests of a built Storybook. Its name depends on all that a screenshot depends on: the build, whose page names
 * its files by their contents, the browser, and how screenshots are taken.
 */
function nameDigests(folder: string, built: string, browser: Browser): string {
  const files = ['iframe.html', 'index.json'].map((name) => join(built, name))
  const code = ['takeScreenshots.ts', 'waitUntilSettled.ts'].map((name) => join(import.meta.dirname, name))
  return join(folder, `${sha256(browser.version(), ...[...files, ...code].map((file) => readFileSync(file)))}.jsonl`)
}

const toLine = (digest: ScreenshotDigest) => `${JSON.stringify(digest)}\n`

function readDigests(file: string): ScreenshotDigest[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  // What follows the last line break was interrupted.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as ScreenshotDigest)
}

/**
 * The digests of the screenshots of a built Storybook. Each is written into `folder` at once: a run of an hour that is interrupted goes on where
 * it was, and a second run takes no screenshot of the base. A story that failed to render is shown again.
 */
export async function digestScreenshots(browser: Browser, built: string, only: RegExp, folder: string): Promise<ScreenshotDigest[]> {
  mkdirSync(folder, { recursive: true })
  const file = nameDigests(folder, built, browser)
  const kept = readDigests(file)
  writeFileSync(file, kept.map(toLine).join(''))
  const failed: ScreenshotDigest[] = []
  await takeScreenshots(browser, built, { only, except: new Set(kept.map(({ name }) => name)) }, ({ name, id, title, png, error }) => {
    const digest = { name, id, title, sha256: sha256(png) }
    if (error !== undefined) failed.push({ ...digest, error })
    else {
      kept.push(digest)
      appendFileSync(file, toLine(digest))
    }
  })
  return [...kept.filter(({ id }) => only.test(id)), ...failed].toSorted((a, b) => a.name.localeCompare(b.name))
}

/**
 * Whether a second look at both builds has a difference too. A story that is not always the same looks in one of them as the other one did at
 * first sight.
 */
export function stillDiffers(
  { name, before, after }: { name: string; before?: Buffer; after?: Buffer },
  first: { before: readonly ScreenshotDigest[]; after: readonly ScreenshotDigest[] },
): boolean {
  const looksLike = (png: Buffer | undefined, digests: readonly ScreenshotDigest[]) =>
    png !== undefined && digests.find((digest) => digest.name === name)?.sha256 === sha256(png)
  return !looksLike(after, first.before) && !looksLike(before, first.after)
}

/** The names of screenshots that are not the same in both, or in one of them only. */
export function findDifferentNames(before: readonly ScreenshotDigest[], after: readonly ScreenshotDigest[]): Set<string> {
  const [one, two] = [before, after].map((digests) => new Map(digests.map(({ name, sha256 }) => [name, sha256])))
  return new Set([...before, ...after].map(({ name }) => name).filter((name) => one?.get(name) !== two?.get(name)))
}
