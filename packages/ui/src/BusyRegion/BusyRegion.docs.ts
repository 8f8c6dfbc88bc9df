import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A list is asked for again: another period, another page, a press on Refresh.'],
  avoid: ['There is nothing to show yet: Loading.', 'Only one row changes: say it on that row.'],
  anatomy: ['What was there before, dimmed while the new is on its way'],
  do: ['Keep scroll and focus where they are.', 'Say how old the figures are where that counts: “as of 14:32”.'],
  dont: ['Dim what people are writing in.', 'Leave it dimmed after a failure: say that the old is still shown.'],
  keyboard: [],
  heard: ['Busy, while it lasts; the content can still be read.'],
}
