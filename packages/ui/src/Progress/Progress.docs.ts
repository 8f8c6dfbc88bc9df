import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['progress bar', 'meter', 'percentage'],
  related: ['ProgressLine', 'Spinner', 'Stepper'],
  use: [
    'The progress of a task with a known end: an upload, an export, a setup with six steps.',
    'A long task of unknown length: without `value`.',
  ],
  avoid: [
    'A short wait: Spinner, or `pending` of the button.',
    'Loading content: Skeleton.',
    'The steps of a task: Stepper.',
    'A static percentage: text.',
  ],
  anatomy: ['Name', 'Value as text (optional)', 'Bar'],
  do: [
    'Name the task: “Uploading Hackney permit”, not “Progress”.',
    'Use natural units: `valueText="3 of 6 completed"`.',
    'Explain the tones `warning` and `danger` in text.',
  ],
  dont: ['Run backwards.', 'Stay at 99 % while other work continues: omit `value` meanwhile.'],
  keyboard: [],
  heard: [
    'Progress bar with name and value text. Without a value: busy.',
    'Changes are not announced: use a live region for important ones.',
  ],
  byHand: [{ case: 'NVDA with Firefox: reads name and value once', run: 'not run' }],
}
