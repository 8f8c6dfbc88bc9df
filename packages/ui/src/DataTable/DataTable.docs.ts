import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['grid', 'data grid', 'list', 'table', 'rows'],
  related: ['DescriptionList', 'Pagination', 'Timetable'],
  use: [
    'Items of one kind to compare, sort, search or act on: vehicles, trips, payouts, members.',
    'Long lists: pages from a server, or up to 100,000 rows at once.',
    'The same list on a phone: rows become cards if the container is narrower than 640 px.',
  ],
  avoid: [
    'Facts about one item: DescriptionList.',
    'Events in time: Timeline.',
    'A few items that are not compared: a list of Cards.',
    'Editable cells: this is a table, not a grid.',
  ],
  anatomy: [
    'Toolbar: filters and actions of the caller, column settings, a switch between table and cards, and for cards the sort order',
    'Bulk actions, if rows are selected; always in card view',
    'Caption (visually hidden), column headers, rows; or a list of cards',
    'Instead of rows: skeletons, empty state, no results, error',
    'Totals (optional)',
    'Pagination, with the age of the data',
  ],
  do: [
    'Define `columns`, `getRowId` and `getRowName` outside the component, so that they are stable.',
    'Let the first column name the row, and set `rowHref` if the row has a page: its name becomes a link.',
    'Pass `filtering.query` as text that can be in a URL: a new query returns to the first page.',
    'Pass a Menu as `rowActions`, with a trigger that names the row: “More for LND-482XA”.',
    'With a server, set `refetching` while new rows load: the old rows stay, dimmed, and focus stays.',
    'Show the age of the data with `asOf` for money and trips.',
  ],
  dont: [
    'Horizontal scrolling on a phone: let rows be cards.',
    'An action that is only available by pressing the row.',
    'Sending an `all-but` selection as a list of ids: it includes rows that are not loaded.',
    'Rendering all rows only for find in page: offer a filter.',
    'Groups in long lists: a grouped table renders all its rows.',
  ],
  keyboard: [
    ['Tab', 'moves through links, buttons and checkboxes; a scrollable table is a tab stop too'],
    ['Enter, Space', 'on a column header: ascending, descending, unsorted'],
    ['Space', 'on a checkbox: selects the row, or all rows of the page'],
    ['Enter', 'on the name of a row: opens its page'],
    ['Arrow keys, Page Up, Page Down, Home, End', 'scroll a scrollable table'],
  ],
  heard: [
    'A region and a table named by the caption; each row by its first cell.',
    'The sort order of a column, by `aria-sort`.',
    '“Sorted by Documents, descending; 12 rows”, “4 rows”, “11 to 20 of 25”, “10 selected”: one message per change, once its rows are loaded.',
    '“Loading Vehicles” only after a second, then “Vehicles loaded”.',
    'With virtual rows, the total number of rows and the index of each.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: reading by rows and columns, the sort order of a header, cards as a list', run: 'not run' },
    { case: 'NVDA and JAWS: row count and index while a table of 100,000 rows scrolls', run: 'not run' },
    { case: 'iOS: virtual rows during a fast swipe, the sticky header while the browser bar collapses', run: 'not run' },
    { case: 'Firefox and Safari: sticky header and first column, printing', run: 'not run' },
  ],
}
