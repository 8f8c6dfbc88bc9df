/** The libraries, in the order of the columns. A library has a part if `parts/<part>/<library>.tsx` exists. */
export const libraries = { ours: 'Ours', baseUi: 'Base UI', mui: 'MUI', tanStack: 'TanStack Table', bare: 'Bare React' } as const
export type Library = keyof typeof libraries

/** A visible element: the first one, or the one at `at`, whose text is `text`. */
export interface Target {
  selector: string
  text?: string
  at?: number
  /** Also scrolled into view. */
  inView?: boolean
}

/** A press by mouse or key, and what it must lead to in every library. */
export type Step = ({ press: Target } | { key: string }) & {
  shows?: Target
  hides?: Target
  /** The text of all inputs together. */
  holds?: string
}

/** A case: so many parts are mounted, or one part is used. */
export type Case = { name: string; part: string } & ({ count: number } | { steps: readonly Step[] })

const type = (text: string): Step[] => Array.from(text, (key) => ({ key }))
const cell = (text: string): Target => ({ selector: 'td, th', text })
const paragraph = (text: string): Target => ({ selector: 'p', text })
const turnPage = (name: string, first: string): Step => ({
  press: { selector: `button[aria-label$="${name} page" i]` },
  // From the last row, beside the pages, a user comes to the first one.
  shows: { ...cell(first), inView: true },
})
const dialogTitle: Target = { selector: '[role="dialog"] h2, dialog h2', text: 'Invite a member' }
const option = (text: string): Target => ({ selector: '[role="option"]', text })
const openTab = (text: string): Step => ({ press: { selector: '[role="tab"]', text }, shows: paragraph(`${text} of the trip`) })
const toggle = (question: string, result: 'shows' | 'hides'): Step => ({
  press: { selector: 'button', text: question },
  [result]: paragraph(`Answer to: ${question}`),
})
const questions = ['When am I paid?', 'Who pays for fuel?', 'How do I add a driver?']
const status = (from: string, to: string): Step[] => [
  { press: { selector: '[role="combobox"]', text: from }, shows: option(to) },
  { press: option(to), shows: { selector: '[role="combobox"]', text: to }, hides: option(from) },
]

export const cases: readonly Case[] = [
  { name: 'mount 500 buttons', part: 'button', count: 500 },
  { name: 'mount 200 text fields with label and error', part: 'textField', count: 200 },
  { name: 'mount 100 stat cards', part: 'statCard', count: 100 },
  {
    name: 'next page of 1,000 rows, 50 a page',
    part: 'table',
    steps: [turnPage('next', 'TRP-50'), turnPage('next', 'TRP-100'), turnPage('previous', 'TRP-50'), turnPage('previous', 'TRP-0')],
  },
  {
    name: 'one-time code: type and delete 4 digits',
    part: 'oneTimeCode',
    steps: [
      { press: { selector: 'input' } },
      ...type('123'),
      { key: '4', holds: '1234' },
      ...Array.from({ length: 3 }, (): Step => ({ key: 'Backspace' })),
      { key: 'Backspace', holds: '' },
    ],
  },
  {
    name: 'dialog: open and close',
    part: 'dialog',
    steps: [
      { press: { selector: 'button', text: 'Invite' }, shows: dialogTitle },
      { press: { selector: 'button', text: 'Done' }, hides: dialogTitle },
    ],
  },
  { name: 'tabs: switch three times', part: 'tabs', steps: ['Manifest', 'Route', 'Information'].map(openTab) },
  {
    name: 'accordion: open and close three',
    part: 'accordion',
    steps: [...questions.map((question) => toggle(question, 'shows')), ...questions.map((question) => toggle(question, 'hides'))],
  },
  {
    name: '250 countries: open, filter, pick, clear',
    part: 'combobox',
    steps: [
      { press: { selector: 'input' } },
      { key: 'ArrowDown', shows: option('Aka country 0') },
      ...type('an'),
      { key: 'a', shows: option('Ana country 8'), hides: option('Aka country 0') },
      { press: option('Ana country 8'), holds: 'Ana country 8', hides: option('Ana country 8') },
      { press: { selector: 'input' } },
      { key: 'Control+a' },
      { key: 'Backspace', holds: '' },
      { key: 'Escape', hides: { selector: '[role="option"]' } },
    ],
  },
  { name: 'select: open and pick, twice', part: 'select', steps: [...status('Active', 'Paused'), ...status('Paused', 'Active')] },
]

/** The parts whose bytes are compared, with our aims in kB above React and the theme. */
export const measuredParts: readonly { name: string; part: string; aim?: number }[] = [
  { name: 'Button', part: 'button', aim: 3.2 },
  { name: 'confirmation dialog', part: 'confirm', aim: 10 },
  { name: 'one-time code', part: 'oneTimeCode', aim: 4.7 },
  { name: 'file uploader', part: 'fileUploader', aim: 11 },
  { name: 'toast', part: 'toast', aim: 5.8 },
  { name: 'table with pages', part: 'table', aim: 14 },
  { name: 'native select', part: 'nativeSelect', aim: 8 },
  { name: 'select with its own list', part: 'select' },
  { name: 'combobox', part: 'combobox', aim: 31 },
]
