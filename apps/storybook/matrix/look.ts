import type { Page } from 'playwright'
import { settled, type Entry } from '../visual/shoot.ts'
import { smallTargets } from './exceptions.ts'
import { overflow, sameAsUnselected, smallTargetsIn, withoutRing } from './inPage.ts'
import { directions, modesOf, type Mode } from './modes.ts'

export interface Problem {
  mode: string
  check: 'axe' | 'width' | 'target' | 'focus' | 'selection' | 'story'
  what: string
}

/** What came out of one story. */
export interface Outcome {
  id: string
  title: string
  name: string
  /** How many times something was looked at. */
  looks: number
  problems: Problem[]
  /** Targets below 44 px that are right as they are. */
  excused: string[]
}

interface AxeRule {
  id: string
  enabled?: boolean
}

/** Runs axe in the page with the story's own settings; `region` belongs to whole pages, and forced colours are the system's. */
async function axe(page: Page, withColours: boolean): Promise<string[]> {
  return page.evaluate(async (withColours) => {
    const read = (from: unknown, ...keys: string[]): unknown =>
      keys.reduce<unknown>((node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined), from)
    const a11y = read(window, '__STORYBOOK_PREVIEW__', 'currentRender', 'story', 'parameters', 'a11y')
    if (read(a11y, 'disable') === true || read(a11y, 'test') === 'off') return []
    const rules = (read(a11y, 'config', 'rules') ?? []) as AxeRule[]
    const off = [
      'region',
      ...(withColours ? [] : ['color-contrast']),
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
      rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 110)} (${failureSummary.replace(/\s+/g, ' ').slice(0, 200)})`),
    )
  }, withColours)
}

/** Sets the toolbar's values and waits until the story is drawn with them. */
async function set(page: Page, { globals, width, forcedColors = false }: Mode): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none', reducedMotion: 'reduce' })
  await page.evaluate(async (globals) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
      emit: (name: string, data: object) => void
      once: (name: string, then: () => void) => void
    }
    await new Promise<void>((resolve) => {
      channel.once('storyRendered', resolve)
      // A story that shows an error is drawn no more.
      setTimeout(resolve, 1500)
      channel.emit('updateGlobals', { globals })
    })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, globals)
}

async function open(page: Page, url: string, id: string, direction: string, axeSource: string): Promise<string | undefined> {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;direction:${direction}`)
  const { error } = await settled(page)
  if (error !== undefined) return error
  const thrown = await page.evaluate(() =>
    document.body.matches('.sb-show-errordisplay') ? document.querySelector('#error-message')?.textContent : null,
  )
  if (thrown) return thrown
  await page.evaluate(axeSource)
  return undefined
}

/** Looks at one story in all modes; `touch` is a page with a coarse pointer. */
export async function look(page: Page, touch: Page, url: string, entry: Entry, axeSource: string): Promise<Outcome> {
  const { id, title, name } = entry
  const outcome: Outcome = { id, title, name, looks: 0, problems: [], excused: [] }
  const note = (mode: string, check: Problem['check'], found: readonly string[]) => {
    outcome.looks++
    outcome.problems.push(...found.map((what) => ({ mode, check, what })))
  }
  for (const direction of directions) {
    const modes = modesOf(direction)
    await page.setViewportSize({ width: modes[0]?.width ?? 320, height: 900 })
    const error = await open(page, url, id, direction, axeSource)
    if (error !== undefined) {
      note(direction, 'story', [error])
      continue
    }
    for (const mode of modes) {
      await set(page, mode)
      note(mode.name, 'axe', await axe(page, mode.forcedColors !== true))
      if (mode.fits) note(mode.name, 'width', await page.evaluate(overflow))
      if (!mode.states) continue
      await page.keyboard.press('Tab')
      note(mode.name, 'focus', await page.evaluate(withoutRing))
      note(mode.name, 'selection', await page.evaluate(sameAsUnselected))
    }
  }
  await targets(touch, url, id, axeSource, outcome, note)
  return outcome
}

async function targets(
  touch: Page,
  url: string,
  id: string,
  axeSource: string,
  outcome: Outcome,
  note: (mode: string, check: 'target' | 'story', found: string[]) => void,
) {
  const error = await open(touch, url, id, 'ltr', axeSource)
  if (error !== undefined) return note('touch, 390', 'story', [error])
  for (const density of ['comfortable', 'compact']) {
    const [mode] = modesOf('ltr')
    if (mode) await set(touch, { ...mode, globals: { ...mode.globals, density }, width: 390 })
    const small = await touch.evaluate(smallTargetsIn, 44)
    const isExcused = ({ target, width, height }: (typeof small)[number]) =>
      smallTargets.some((one) => one.story.test(id) && one.target.test(target) && Math.min(width, height) >= one.least)
    const print = ({ target, width, height }: (typeof small)[number]) => `${target} takes ${width} x ${height} px`
    outcome.excused.push(...small.filter(isExcused).map(print))
    note(`touch, 390, ${density}`, 'target', small.filter((one) => !isExcused(one)).map(print))
  }
}
