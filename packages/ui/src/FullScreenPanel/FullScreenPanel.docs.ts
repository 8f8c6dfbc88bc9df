import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['full-screen dialog', 'wizard', 'modal page'],
  related: ['Dialog', 'SlideOver'],
  use: [
    'Creating or editing an item with many fields: a vehicle, an invitation with roles.',
    'A task with its own URL, above the list it belongs to.',
  ],
  avoid: ['Fewer than five fields: Dialog.', 'A sequence of pages: a page with a Stepper.'],
  anatomy: [
    'Header with title and close button',
    'Column for a form, or for a form with a preview next to it',
    'Footer with the buttons; on a phone they share the width',
  ],
  do: [
    'Set `onCloseRequest` while there are unsaved changes.',
    '`width="formAndPreview"` to show the result of the input.',
    '`closeOnRouteChange={false}` if the panel is a route, and let the router close it.',
  ],
  dont: ['A panel above another panel.', 'More than one primary button in the footer.'],
  keyboard: [
    ['Tab, Shift+Tab', 'move inside the panel, wrapping around'],
    ['Escape, Back on a phone', 'closes the top panel, unless an element inside handles the key'],
    ['Arrow keys, Page Up, Page Down', 'scroll while the title has focus'],
  ],
  heard: ['A dialog named by its title.', 'Focus returns as with Dialog.'],
  byHand: [
    { case: 'VoiceOver on iOS: only the dialog is reachable, and its title is read on opening', run: 'not run' },
    { case: 'TalkBack: swiping stays inside', run: 'not run' },
    { case: 'iOS: with the on-screen keyboard the focused field and the buttons stay visible', run: 'not run' },
  ],
}
