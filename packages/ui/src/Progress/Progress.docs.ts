import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'How far something is that has an end: an upload, an export, a set-up of six steps.',
    'Something takes long and nobody knows how long: without `value`.',
  ],
  avoid: [
    'A short wait for an answer: Spinner, or `pending` of the button.',
    'The place of content that is on its way: Skeleton.',
    'Where a person is in a row of steps: Stepper.',
    'A share of a whole that does not grow: a figure in words.',
  ],
  anatomy: ['Name', 'How far, in words (optional)', 'Bar'],
  do: [
    'Name what goes on: “Uploading Hackney permit”, not “Progress”.',
    'Say it as people count it: `valueText="3 of 6 completed"`.',
    'Say why beside it when the tone is `warning` or `danger`.',
  ],
  dont: ['Run backwards.', 'Stand at 99 % while something else is still done: leave out `value` for that time.'],
  keyboard: [],
  heard: [
    'Progress bar, its name, its words. Without a value: that it is busy.',
    'Changes are not announced by the bar: say the few that count in a live region.',
  ],
  byHand: [{ case: 'NVDA with Firefox reads name and words once', run: 'not run' }],
}
