import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Takes the screenshots of a built Storybook, and keeps their digests. */
export async function digestScreenshots(browser: Browser, built: string, only: RegExp): Promise<ScreenshotDigest[]> {
  const digests: ScreenshotDigest[] = []
  await takeScreenshots(browser, built, { only }, ({ name, id, title, png, error }) =>
    digests.push({ name, id, title, sha256: createHash('sha256').update(png).digest('hex'), ...(error === undefined ? {} : { error }) }),
  )
  return digests.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The same for the Storybook of the base, which does not change: a second run reads what the first one has written beside it. */
export async function digestBase(browser: Browser, built: string, only: RegExp): Promise<ScreenshotDigest[]> {
  const file = join(built, `digests-${browser.version()}.json`)
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as ScreenshotDigest[]
    return kept.filter(({ id }) => only.test(id))
  }
  const digests = await digestScreenshots(browser, built, only)
  if (only.source === '(?:)') writeFileSync(file, JSON.stringify(digests))
  return digests
}

/** The names of screenshots that are not the same in both, or in one of them only. */
export function findDifferentNames(before: readonly ScreenshotDigest[], after: readonly ScreenshotDigest[]): Set<string> {
  const [one, two] = [before, after].map((digests) => new Map(digests.map(({ name, sha256 }) => [name, sha256])))
  return new Set([...before, ...after].map(({ name }) => name).filter((name) => one?.get(name) !== two?.get(name)))
}
