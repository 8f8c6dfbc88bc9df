import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['loading overlay', 'refreshing', 'dimmed'],
  related: ['Loading', 'Skeleton', 'Spinner'],
  use: ['A list reloads: another period, another page, Refresh.'],
  avoid: ['The first load: Loading.', 'Only one row changes: show it on that row.'],
  anatomy: ['The previous content, dimmed while it reloads'],
  do: ['Keep scroll position and focus.', 'Show the age of the data where it matters: “as of 14:32”.'],
  dont: ['Dim a form that the user fills in.', 'Keep it dimmed after an error: say that the data is outdated.'],
  keyboard: [],
  heard: ['Busy while it reloads; the content can still be read.'],
}
