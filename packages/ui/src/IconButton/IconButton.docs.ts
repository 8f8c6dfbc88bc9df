import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A tool that everybody knows by its sign, where words find no room: close, more, print.'],
  avoid: ['There is room for words: Button with an icon.', 'On and off: Switch.'],
  anatomy: ['One icon', 'A name that is heard, and shown by a Tooltip around it', 'A spinner in place of the icon while pending'],
  do: ['Name the action and its thing: “Remove LND-482XA”.', 'Put a Tooltip with the same words around it where the sign is not common.'],
  dont: ['Two icon buttons with the same name on one page.', 'Icons as decoration.'],
  keyboard: [
    ['Tab', 'moves to it, also while it is pending'],
    ['Enter, Space', 'press it'],
  ],
  heard: ['Button, with its label as the name.', 'The start of waiting, politely.'],
}
