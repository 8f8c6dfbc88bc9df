import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['icon', 'tool button', 'action icon'],
  related: ['Button', 'CountButton', 'Tooltip'],
  use: ['An action with a well-known icon where no text fits: close, more, print.'],
  avoid: ['There is space for text: Button with an icon.', 'A setting that is on or off: Switch.'],
  anatomy: ['One icon', 'A hidden label, shown by a Tooltip around it', 'A spinner in place of the icon while pending'],
  do: ['Name action and object: “Remove LND-482XA”.', 'Wrap it in a Tooltip with the same text if the icon is not well known.'],
  dont: ['Two icon buttons with the same name on one page.', 'Decorative icons.'],
  keyboard: [
    ['Tab', 'moves to it, also while it is pending'],
    ['Enter, Space', 'presses it'],
  ],
  heard: ['A button named by its label.', 'The start of the pending state, politely.'],
}
