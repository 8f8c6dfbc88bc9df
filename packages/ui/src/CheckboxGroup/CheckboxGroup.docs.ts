import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['checkbox list', 'multiple choice'],
  related: ['Checkbox', 'RadioGroup', 'MultiSelect'],
  use: ['Any number of a few visible options: roles of a member, topics of a notification.', 'A minimum or maximum number of options.'],
  avoid: [
    'More than about ten: MultiSelect.',
    'Exactly one option: RadioGroup.',
    'A single yes or no: Checkbox; with immediate effect: Switch.',
  ],
  anatomy: ['Legend and hint', 'Checkbox for all (optional)', 'Checkboxes with label and description', 'Error of the group'],
  do: [
    'State `min` and `max` in the hint, because options become disabled at the maximum.',
    'Order options by meaning, not alphabetically.',
    'Set `allLabel` from about five options on.',
    'Set `framed` for a few options with descriptions that are the main choice of a page.',
  ],
  dont: ['An error for each checkbox.', 'Two columns that read across.', 'An option “None”.'],
  keyboard: [
    ['Tab', 'moves from checkbox to checkbox'],
    ['Space', 'toggles the checkbox'],
    ['Enter', 'submits the form'],
  ],
  heard: [
    'The group with its legend, hint and error, once.',
    'Each checkbox with its label and description: checked, not checked or mixed.',
  ],
  byHand: [{ case: 'VoiceOver on iOS: the legend is read once, on entering the group', run: 'not run' }],
}
