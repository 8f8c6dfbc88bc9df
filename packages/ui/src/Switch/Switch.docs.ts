import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Something is turned on or off, and that takes effect at once.'],
  avoid: ['It is sent with a form: Checkbox.', 'It asks before it happens: a Button and a ConfirmDialog.'],
  anatomy: ['Track and knob', 'Label', 'Second line (optional)', 'What went wrong'],
  do: [
    'Turn it at once, say `pending` while the answer is on its way, and turn it back where it fails, with the reason as `error`.',
    'Give `settledLabel`: what came of it is heard.',
  ],
  dont: ['A label that changes with the state.', 'A switch that needs a Save button.'],
  keyboard: [
    ['Tab', 'moves to the switch, also while it is pending'],
    ['Space', 'turns it'],
  ],
  heard: [
    'Switch with its label, on or off.',
    'The start and the end of saving, once each, politely.',
    'The second line and the reason of a failure as its description.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: it is called a switch, on or off', run: 'not run' },
    { case: 'Windows contrast themes: on and off can be told apart', run: 'not run' },
  ],
}
