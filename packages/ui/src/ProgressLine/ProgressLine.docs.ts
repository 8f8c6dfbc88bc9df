import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['loading bar', 'page loader', 'top bar'],
  related: ['Progress', 'Spinner'],
  use: ['The next page loads after a link was pressed.'],
  avoid: ['A part of a page loads: Skeleton.', 'Work with a known length: Progress.', 'An action of a button: its `pending`.'],
  anatomy: ['A line across the top of the window'],
  do: ['Render it while the navigation runs, and at no other time.', 'Announce the new page in a live region.'],
  dont: ['Two at once.', 'Delay it: it appears after 300 ms on its own.'],
  keyboard: [],
  heard: ['Nothing: the new page is announced.'],
}
