import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'Creating or editing something with many fields: a vehicle, an invitation with roles.',
    'A task with an address of its own, over the list that it belongs to.',
  ],
  avoid: ['Fewer than five fields: Dialog.', 'A sequence of pages: a page with a Stepper.'],
  anatomy: [
    'Head with title and close button',
    'Column for a form, or for a form with a preview beside it',
    'Foot with the buttons; on a phone they share the width',
  ],
  do: [
    'Guard it with `onCloseRequest` while something is not saved.',
    '`width="formAndPreview"` when people should see what comes of their choices.',
    '`closeOnRouteChange={false}` when the panel is a route; let the router close it.',
  ],
  dont: ['A panel over a panel.', 'More than one primary button in its foot.'],
  keyboard: [
    ['Tab, Shift+Tab', 'go round inside; the page behind cannot be reached'],
    ['Escape', 'closes the one on top, after whatever inside has a use for the key'],
    ['Arrow keys, Page Up, Page Down', 'scroll while the title has the focus'],
  ],
  heard: ['Dialog, with its title as the name.', 'The same return of the focus as Dialog.'],
  byHand: [
    { case: 'VoiceOver on iOS: only the dialog can be reached, and the title is read on opening', run: 'not run' },
    { case: 'TalkBack: swiping stays inside', run: 'not run' },
    { case: 'iOS: with the keyboard up, the focused field and the buttons stay in sight', run: 'not run' },
  ],
}
