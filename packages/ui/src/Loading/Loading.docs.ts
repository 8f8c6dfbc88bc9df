import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: ['The first time that a list, a card or a page waits for its content.'],
  avoid: [
    'There is content already: BusyRegion keeps it in sight.',
    'A form is being sent: `pending` of its button.',
    'One Loading for each row: one for the list.',
  ],
  anatomy: ['Placeholder: skeletons of the shape that will come', 'Content', 'Status, heard only'],
  do: [
    'Name it as in the middle of a sentence: `label="drivers"`; “Loading drivers” and “Drivers loaded” follow.',
    'Put the ErrorState in the place of the content when it fails, with `when` false.',
  ],
  dont: ['Shorten `delay` to look busy: what comes within 300 ms feels immediate.', 'Nest one in another.'],
  keyboard: [],
  heard: ['Nothing for what comes within a second. After that “Loading drivers”, once, and “Drivers loaded” at the end.'],
  byHand: [{ case: 'VoiceOver says both sentences when a list takes three seconds', run: 'not run' }],
}
