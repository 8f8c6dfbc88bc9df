import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['wizard', 'steps', 'progress steps'],
  related: ['Checklist', 'Progress', 'Timeline'],
  use: ['The progress through a task of two to six steps, each on its own page.'],
  avoid: ['The history of an item: Timeline.', 'Tasks in any order: Checklist.', 'The progress of a background task: Progress.'],
  anatomy: [
    'On phones and for screen readers: “Step 2 of 4. Next: Cities”',
    'Marker with a check mark, an arrow for the current step, or a warning',
    'Line, solid after a completed step, dashed before an upcoming one',
    'Label; completed steps are links',
  ],
  do: ['Name the step in the page title, and focus its heading.', 'Keep labels short: they share one row.'],
  dont: ['Counting steps that some users skip.', '`nonLinear` if a step depends on an earlier one.'],
  keyboard: [
    ['Tab', 'moves between linked steps'],
    ['Enter', 'opens the step'],
  ],
  heard: [
    'A named navigation with an ordered list; each step ends with “completed”, “current”, “not started” or “needs attention”.',
    '`aria-current="step"` on the current step.',
  ],
  byHand: [{ case: '200 % zoom in Safari: labels wrap, the line stays', run: 'not run' }],
}
