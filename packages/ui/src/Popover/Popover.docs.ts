import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A little more about one control, or a short list behind it: notifications, a legend, a few settings.'],
  avoid: [
    'Things to do: Menu. One sentence of explanation: InfoTip.',
    'What must be answered before the page goes on: Dialog; a popover never holds the page.',
  ],
  anatomy: [
    'The control that opens it',
    'Head with title and one action (`titleHidden` when the content says it)',
    'Content',
    'Foot with one link (optional)',
  ],
  do: ['Keep it to what fits without scrolling on a phone, or make it a page.', '`padding="none"` for lists that reach the edge.'],
  dont: ['A form of more than two fields.', 'A popover that opens on hover.'],
  keyboard: [
    ['Enter, Space', 'on the control opens and closes it'],
    ['Tab, Shift+Tab', 'go round inside'],
    ['Escape', 'closes it and nothing around it; the focus is on the control again'],
  ],
  heard: ['Button that says whether it is expanded; dialog with the title as its name.'],
  byHand: [{ case: 'VoiceOver on iOS: the popover is read right after its control', run: 'not run' }],
}
