// What is typed replaces what is marked, whatever arrives late: random sequences of real keys in a real browser against a plain model.
// FIELD_SEEDS=200 runs more of them.
// @module-tag slow
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPage, type BuiltPage } from '../builtPage.ts'
import { openBrowser } from '../visual/takeScreenshots.ts'
import { arrive, lateParts, openSubjects } from './openSubjects.ts'
import { applyAction, createRandom, type Action, type TypedText } from './typedText.ts'

let built: BuiltPage
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  built = await buildPage(join(import.meta.dirname, 'fieldsPage.tsx'))
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] })
})
afterAll(async () => {
  await browser.close()
  built.close()
})

interface Control extends TypedText {
  /** With separators, and the selection in it. */
  shown: string
  shownStart: number
  shownEnd: number
  direction: string | null
}

/** Reads the focused control. */
async function readControl(page: Page, separators: RegExp): Promise<Control> {
  const read = await page.evaluate(() => {
    const control = document.activeElement
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) throw new Error('No control has the focus')
    const { value, selectionStart, selectionEnd, selectionDirection } = control
    return { shown: value, shownStart: selectionStart ?? 0, shownEnd: selectionEnd ?? 0, direction: selectionDirection }
  })
  const strip = (text: string) => text.replaceAll(separators, '')
  const count = (end: number) => strip(read.shown.slice(0, end)).length
  return { ...read, text: strip(read.shown), start: count(read.shownStart), end: count(read.shownEnd) }
}

/** Whether a key would only delete a separator, which a field without its late parts cannot prevent. */
function deletesSeparator({ shown, shownStart, shownEnd }: Control, key: string, separators: RegExp): boolean {
  const deleted =
    shownStart < shownEnd
      ? shown.slice(shownStart, shownEnd)
      : key === 'Backspace'
        ? shown.slice(Math.max(shownStart - 1, 0), shownStart)
        : shown.slice(shownStart, shownStart + 1)
  return deleted !== '' && deleted.replaceAll(separators, '') === ''
}

async function perform(page: Page, action: Action, { subject }: FieldCase, length: number) {
  if (action.kind === 'type') await page.keyboard.type(action.text)
  else if (action.kind === 'delete') await page.keyboard.press(action.key)
  else if (action.kind === 'markAll') await page.keyboard.press('Control+A')
  else if (action.kind === 'paste') {
    await page.evaluate((text) => navigator.clipboard.writeText(text), action.text)
    await page.keyboard.press('Control+V')
  } else if (action.kind === 'undo') {
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Control+Shift+Z')
  } else if (action.kind === 'leave') {
    // Behind a phone number there may be a button that is disabled; before it there is its country.
    const isPhone = subject.endsWith('PhoneField')
    await page.keyboard.press(isPhone ? 'Shift+Tab' : 'Tab')
    await page.keyboard.press(isPhone ? 'Tab' : 'Shift+Tab')
  } else if (action.kind === 'mark') {
    const [from, to] = [Math.round(action.from * length), Math.round(action.to * length)]
    await page.evaluate(
      ([start, end, direction]) => {
        const control = document.activeElement
        if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.setSelectionRange(start, end, direction)
      },
      [Math.min(from, to), Math.max(from, to), from < to ? 'forward' : 'backward'] as const,
    )
  }
}

interface FieldCase {
  subject: string
  separators: RegExp
  characters: string
  maxLength: number
  /** The caret on a character marks it: only the text is compared, with what is marked before each action. */
  marksBoxes?: boolean
  kinds: readonly Action['kind'][]
  runs: number
}

const editing = ['type', 'type', 'paste', 'delete', 'mark', 'mark', 'markAll', 'undo', 'leave'] as const
const plain = { separators: /$^/g, characters: 'ab c', maxLength: 40, kinds: editing, runs: 1 }
// Digits that begin no calling code and no trunk prefix.
const digits = { separators: /\D/g, characters: '789', maxLength: 10, kinds: editing, runs: 2 }
const cases: readonly FieldCase[] = [
  { ...plain, subject: 'TextField' },
  // Coming back to several lines marks nothing.
  { ...plain, subject: 'TextArea', kinds: editing.filter((kind) => kind !== 'leave') },
  { ...plain, subject: 'PasswordField' },
  { ...plain, subject: 'SearchField' },
  { ...digits, subject: 'PhoneField', runs: 4 },
  { ...digits, subject: 'EmptyPhoneField' },
  { ...digits, subject: 'FormPhoneField' },
  { ...digits, subject: 'MoneyField', separators: /\.0*$|\D/g, maxLength: 7, runs: 1 },
  { ...digits, subject: 'NumberField', maxLength: 7, runs: 1 },
  { ...digits, subject: 'OtpInput', maxLength: 6, marksBoxes: true },
  // Deleting a separator of a date, or leaving a date, changes what is typed on purpose.
  { ...digits, subject: 'DateField', kinds: ['type', 'type', 'mark', 'markAll', 'undo'], maxLength: 6, runs: 1 },
]

function chooseAction(random: () => number, { kinds, characters, maxLength }: FieldCase, { text, start, end }: TypedText): Action {
  const choose = <Item>(items: readonly Item[], fallback: Item) => items[Math.floor(random() * items.length)] ?? fallback
  const kind = choose(kinds, 'markAll')
  const write = (length: number) => Array.from({ length }, () => choose(characters.split(''), 'a')).join('')
  const free = maxLength - text.length + end - start
  if (kind === 'type' || kind === 'paste') return free < 3 ? { kind: 'markAll' } : { kind, text: write(kind === 'type' ? 1 : 3) }
  if (kind === 'delete') return { kind, key: choose(['Backspace', 'Delete'], 'Delete') }
  return kind === 'mark' ? { kind, from: random(), to: random() } : { kind }
}

/** Performs random actions while the late parts arrive; returns what differs from what a person expects, if anything. */
async function findDifference(field: FieldCase, seed: number): Promise<string | undefined> {
  const random = createRandom(seed)
  const page = await openSubjects(context, built.url, [field.subject])
  const steps = 14
  // Every other field has its program before the first key; the others are typed into as served.
  const isServed = seed % 2 === 0
  const arrivals = lateParts.map((part) => ({ part, at: Math.floor(random() * (part === 'hydration' ? 4 : steps)) }))
  if (!isServed) await arrive(page, 'hydration')
  // As a person does, who thereby marks all of the text. The country of a phone number comes before it.
  while (!(await page.evaluate(() => document.activeElement?.matches('input, textarea')))) await page.keyboard.press('Tab')

  const log: string[] = []
  let before = await readControl(page, field.separators)
  const compare = async (change: string, getExpected: (after: Control) => TypedText & { direction?: string | null }) => {
    // The field marks a box when the browser has told it where the caret is.
    if (field.marksBoxes) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const after = await readControl(page, field.separators)
    const wantedText = getExpected(after)
    const expected = field.marksBoxes ? { ...after, text: wantedText.text } : wantedText
    const describeText = ({ text, start, end }: TypedText, { direction }: { direction?: string | null }) =>
      `"${text}" [${start}, ${end}] ${expected.direction === undefined || start === end ? '' : direction}`
    const [received, wanted] = [describeText(after, after), describeText(expected, expected)]
    log.push(`${change} with "${before.shown}" [${before.shownStart}, ${before.shownEnd}]`)
    before = after
    return received === wanted ? undefined : `${log.join('\n')}\ngives ${received} instead of ${wanted}`
  }

  for (let step = 0; step < steps; step++) {
    for (const { part } of arrivals.filter(({ at, part }) => at === step && (isServed || part !== 'hydration'))) {
      const kept = before
      await arrive(page, part)
      const difference = await compare(`${part} arrives`, () => kept)
      if (difference !== undefined) return difference
    }
    const action = chooseAction(random, field, before)
    if (action.kind === 'delete' && deletesSeparator(before, action.key, field.separators)) continue
    await perform(page, action, field, before.shown.length)
    const expected = applyAction(before, action)
    // Where the caret is after these is no question of the text.
    const isOnlyText = action.kind === 'mark' || action.kind === 'undo'
    const difference = await compare(JSON.stringify(action), (after) => (isOnlyText ? { ...after, text: expected.text } : expected))
    if (difference !== undefined) return difference
  }
  await page.close()
  return undefined
}

const more = Number(process.env['FIELD_SEEDS'] ?? 0)
describe.each(cases)('$subject', (field) => {
  test.each(Array.from({ length: Math.max(more, field.runs) }, (_, index) => index + 1))(
    'what is typed replaces what is marked, seed %i',
    async (seed) => expect(await findDifference(field, seed)).toBeUndefined(),
  )
})
