import type { Page } from 'playwright'
import type { StoryEntry } from '../visual/takeScreenshots.ts'
import { waitUntilSettled } from '../visual/waitUntilSettled.ts'
import { targetSizeExceptions } from './targetSizeExceptions.ts'
import { findOverflow, findInvisibleSelection, findSmallTargets, findMissingFocusRings } from './pageChecks.ts'
import { directions, listModes, type MatrixMode } from './matrixModes.ts'

export interface MatrixProblem {
  mode: string
  check: 'axe' | 'width' | 'target' | 'focus' | 'selection' | 'story'
  description: string
}

/** The result of checking one story. */
export interface StoryResult {
  id: string
  title: string
  name: string
  /** The number of checks run. */
  checkCount: number
  problems: MatrixProblem[]
  /** Targets below 44 px that are listed as exceptions. */
  exceptions: string[]
}

interface AxeRule {
  id: string
  enabled?: boolean
}

/** Runs axe in the page with the story's own settings. `region` applies to whole pages only, and forced colors are set by the system. */
async function runAxe(page: Page, checksContrast: boolean): Promise<string[]> {
  return page.evaluate(async (checksContrast) => {
    const read = (from: unknown, ...keys: string[]): unknown =>
      keys.reduce<unknown>((node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined), from)
    const a11y = read(window, '__STORYBOOK_PREVIEW__', 'currentRender', 'story', 'parameters', 'a11y')
    if (read(a11y, 'disable') === true || read(a11y, 'test') === 'off') return []
    const rules = (read(a11y, 'config', 'rules') ?? []) as AxeRule[]
    const disabledRules = [
      'region',
      ...(checksContrast ? [] : ['color-contrast']),
      ...rules.flatMap(({ id, enabled }) => (enabled === false ? [id] : [])),
    ]
    const engine = Reflect.get(window, 'axe') as {
      run: (
        context: Element,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
    }
    const { violations } = await engine.run(document.body, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(disabledRules.map((id) => [id, { enabled: false }])),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 110)} (${failureSummary.replace(/\s+/g, ' ').slice(0, 200)})`),
    )
  }, checksContrast)
}

/** Sets the toolbar's globals and waits until the story has rendered with them. */
async function applyMode(page: Page, { globals, width, forcedColors = false }: MatrixMode): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none', reducedMotion: 'reduce' })
  await page.evaluate(async (globals) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
      emit: (name: string, data: object) => void
      once: (name: string, then: () => void) => void
    }
    await new Promise<void>((resolve) => {
      channel.once('storyRendered', resolve)
      // A story that failed does not render again.
      setTimeout(resolve, 1500)
      channel.emit('updateGlobals', { globals })
    })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, globals)
}

async function openStory(page: Page, url: string, id: string, direction: string, axeSource: string): Promise<string | undefined> {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;direction:${direction}`)
  const { error } = await waitUntilSettled(page)
  if (error !== undefined) return error
  const thrown = await page.evaluate(() =>
    document.body.matches('.sb-show-errordisplay') ? document.querySelector('#error-message')?.textContent : null,
  )
  if (thrown) return thrown
  await page.evaluate(axeSource)
  return undefined
}

/** Checks one story in all modes. `touch` is a page with a coarse pointer. */
export async function checkStory(page: Page, touch: Page, url: string, entry: StoryEntry, axeSource: string): Promise<StoryResult> {
  const { id, title, name } = entry
  const result: StoryResult = { id, title, name, checkCount: 0, problems: [], exceptions: [] }
  const addProblems = (mode: string, check: MatrixProblem['check'], descriptions: readonly string[]) => {
    result.checkCount++
    result.problems.push(...descriptions.map((description) => ({ mode, check, description })))
  }
  for (const direction of directions) {
    const modes = listModes(direction)
    await page.setViewportSize({ width: modes[0]?.width ?? 320, height: 900 })
    const error = await openStory(page, url, id, direction, axeSource)
    if (error !== undefined) {
      addProblems(direction, 'story', [error])
      continue
    }
    for (const mode of modes) {
      await applyMode(page, mode)
      addProblems(mode.name, 'axe', await runAxe(page, mode.forcedColors !== true))
      if (mode.checkOverflow) addProblems(mode.name, 'width', await page.evaluate(findOverflow))
      if (!mode.checkFocusAndSelection) continue
      await page.keyboard.press('Tab')
      addProblems(mode.name, 'focus', await page.evaluate(findMissingFocusRings))
      addProblems(mode.name, 'selection', await page.evaluate(findInvisibleSelection))
    }
  }
  await checkTargetSizes(touch, url, id, axeSource, result, addProblems)
  return result
}

async function checkTargetSizes(
  touch: Page,
  url: string,
  id: string,
  axeSource: string,
  result: StoryResult,
  addProblems: (mode: string, check: 'target' | 'story', descriptions: string[]) => void,
) {
  const error = await openStory(touch, url, id, 'ltr', axeSource)
  if (error !== undefined) return addProblems('touch, 390', 'story', [error])
  for (const density of ['comfortable', 'compact']) {
    const [mode] = listModes('ltr')
    if (mode) await applyMode(touch, { ...mode, globals: { ...mode.globals, density }, width: 390 })
    const small = await touch.evaluate(findSmallTargets, 44)
    const isException = ({ target, width, height }: (typeof small)[number]) =>
      targetSizeExceptions.some(
        (exception) => exception.story.test(id) && exception.target.test(target) && Math.min(width, height) >= exception.minSize,
      )
    const describe = ({ target, width, height }: (typeof small)[number]) => `${target} is ${width} x ${height} px`
    result.exceptions.push(...small.filter(isException).map(describe))
    addProblems(`touch, 390, ${density}`, 'target', small.filter((target) => !isException(target)).map(describe))
  }
}
