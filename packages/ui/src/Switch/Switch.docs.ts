import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['toggle', 'on off'],
  related: ['Checkbox'],
  use: ['A setting that takes effect immediately.'],
  avoid: ['A setting that is submitted with a form: Checkbox.', 'A setting that needs confirmation: Button and ConfirmDialog.'],
  anatomy: ['Track and thumb', 'Label', 'Description (optional)', 'Error'],
  do: [
    'Change it immediately, set `pending` while saving, and revert it with an `error` on failure.',
    'Pass `settledLabel` to announce the result.',
  ],
  dont: ['A label that changes with the state.', 'A switch that needs a Save button.'],
  keyboard: [
    ['Tab', 'moves to the switch, also while pending'],
    ['Space', 'toggles it'],
  ],
  heard: ['Switch with its label, on or off.', 'Start and end of saving, politely.', 'Description and error as its description.'],
  byHand: [
    { case: 'VoiceOver and TalkBack: read as a switch, on or off', run: 'not run' },
    { case: 'Windows contrast themes: on and off are distinguishable', run: 'not run' },
  ],
}
