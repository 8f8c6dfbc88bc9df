import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Where a person is in a task of two to six steps, each on a page of its own.'],
  avoid: ['What happened to a thing: Timeline.', 'Tasks in any order: Checklist.', 'Progress of something that runs by itself: Progress.'],
  anatomy: [
    'On phones, and for who listens: “Step 2 of 4. Next: Cities”',
    'Node with a tick, an arrow where we are, or a warning',
    'Lane, solid behind a step that is done, dashed ahead',
    'Label beside the node; steps that are done are links back',
  ],
  do: [
    'Say the step in the title of the page as well, and move the focus to its heading.',
    'Keep labels short: they stand beside one another.',
  ],
  dont: ['Counting steps of which some people never see one.', '`free` where a later step needs an earlier one.'],
  keyboard: [
    ['Tab', 'to the steps that can be gone back to'],
    ['Enter', 'goes to the step'],
  ],
  heard: [
    'A navigation with its name and an ordered list; each step ends with “completed”, “current”, “not started” or “needs attention”.',
    'The step in hand is the current step.',
  ],
  byHand: [{ case: '200 % zoom in Safari: the labels break, the lane stays', run: 'not run' }],
}
