import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['print', 'paper', 'A4', 'PDF'],
  related: ['DataTable'],
  use: [
    'A list that is carried on paper and read at arm’s length: the passengers of a trip, the stops of a day.',
    'A document with amounts that is filed on A4: a payslip, a receipt.',
  ],
  avoid: ['A page that prints as it is: nothing is needed.', 'A document that is kept or sent: a PDF of the server.'],
  anatomy: [
    'Title and lines',
    'Groups with a title and a time',
    'Rows with a mark, a label, a detail, an amount and a box for a tick',
    'Footer',
  ],
  do: [
    'Render it beside the list of the screen and call `window.print()`: on the screen it is hidden, on paper it is all there is.',
    'Say in the footer how old it is.',
  ],
  dont: ['Put two on one page: both are printed.', 'Print what may not be kept, such as full phone numbers.'],
  keyboard: [],
  heard: ['Nothing on the screen, unless `preview` is set: then an article with headings and lists.'],
}
