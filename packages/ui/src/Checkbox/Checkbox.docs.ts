import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Something is so or not, and is sent with the form.', 'A row of a table is chosen.'],
  avoid: ['It takes effect at once: Switch.', 'Several of one kind: CheckboxGroup.', 'One of two that exclude each other: RadioGroup.'],
  anatomy: ['Box', 'Label', 'Second line (optional)', 'What is wrong'],
  do: ['Say in the label what is so when it is on.', 'Use `indeterminate` for a box that stands for others, of which some are on.'],
  dont: ['A label that says no: “Do not send”.', 'A link inside the label.'],
  keyboard: [
    ['Tab', 'moves to the box'],
    ['Space', 'changes it'],
    ['Enter', 'sends the form'],
  ],
  heard: ['Checkbox with its label, and whether it is on, off or partly on.', 'The second line and the error as its description.'],
  byHand: [
    { case: 'Windows contrast themes: on, off, partly on and focus can be told apart', run: 'not run' },
    { case: 'Voice control: “click” with the label', run: 'not run' },
  ],
}
