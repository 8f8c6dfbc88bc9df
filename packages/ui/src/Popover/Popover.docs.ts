import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['dropdown panel', 'flyout', 'popup'],
  related: ['Menu', 'Tooltip', 'InfoTip', 'Dialog'],
  use: ['Details or a short list for a control: notifications, a legend, a few settings.'],
  avoid: ['Actions: Menu. A one-sentence explanation: InfoTip.', 'A blocking question: Dialog; a popover is not modal.'],
  anatomy: [
    'The control that opens it',
    'Header with title and one action (`titleHidden` if the content is clear)',
    'Content',
    'Footer with one link (optional)',
  ],
  do: ['Keep it short enough to fit a phone without scrolling.', '`padding="none"` for lists that reach the edge.'],
  dont: ['A form of more than two fields.', 'A popover that opens on hover.'],
  keyboard: [
    ['Enter, Space', 'on the trigger: opens and closes it'],
    ['Tab, Shift+Tab', 'cycle inside'],
    ['Escape, Back on a phone', 'closes only the popover; focus returns to the trigger'],
  ],
  heard: ['Button with its expanded state; dialog named by its title.'],
  byHand: [{ case: 'VoiceOver on iOS: the popover is read right after its trigger', run: 'not run' }],
}
