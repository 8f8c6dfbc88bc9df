import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'Things of one kind are compared, ordered, looked through or acted on: vehicles, trips, payouts, members.',
    'The list may grow: pages from a server, or up to 100,000 rows at once.',
    'The same list on a phone: rows become cards where the place, not the window, is narrower than 640 px.',
  ],
  avoid: [
    'Facts about one thing: DescriptionList.',
    'What happened in time: Timeline.',
    'A handful of things that nobody compares: a list of Cards.',
    'Cells that are edited in place: this is a table, not a grid.',
  ],
  anatomy: [
    'Tools: filters and actions of the caller, the choice of columns, on phones the order',
    'Bulk bar, once rows are chosen; on phones always',
    'Caption (heard), heads, rows; or a list of cards',
    'What stands instead of rows: blank rows, empty, nothing matches, error',
    'Row of totals (optional)',
    'Pages, with the age of the rows',
  ],
  do: [
    'Keep `columns`, `getRowId` and `getRowName` outside the component, so that nothing is computed twice.',
    'Let the first column name the row, and give `rowHref` where the row has a page: its name becomes a real link.',
    'Give `query` to `filtering`, in words that can stand in an address: the page goes back to the first by itself.',
    'Pass a Menu as `rowActions`, with a trigger that names the row: “More for LND-482XA”.',
    'With a server, set `refetching` while newer rows are on their way: the old ones stay, dimmed, and the focus stays, too.',
    'Say how old the rows are with `asOf` where money or trips are shown.',
  ],
  dont: [
    'Scroll sideways on a phone; let rows be cards.',
    'Put the only way to an action into a press on the row.',
    'Send an `all-but` selection as a list of ids: it means rows that nobody has here.',
    'Draw more rows than can be read, only so that the search of the browser finds them: it finds those that are drawn. Offer a filter.',
    'Use groups for long lists: a grouped table draws all its rows.',
  ],
  keyboard: [
    ['Tab', 'goes through links, buttons and boxes; a table that scrolls is one stop more'],
    ['Enter, Space', 'on a head: ascending, descending, the order of the list'],
    ['Space', 'on a box: chooses the row, or all rows of the page'],
    ['Enter', 'on the name of a row: goes to its page'],
    ['Arrow keys, Page Up, Page Down, Home, End', 'scroll a table that scrolls by itself'],
  ],
  heard: [
    'A region and a table with the caption as their name; each row by its first cell.',
    'The order on the one head that has it, by `aria-sort`.',
    '“Sorted by Papers, descending; 12 rows”, “4 rows”, “11 to 20 of 25”, “10 selected”: one sentence for each change, once its rows are there.',
    '“Loading Vehicles” only when it takes longer than a second, and then “Vehicles loaded”.',
    'With windows of rows, the number of all rows and the place of each.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: reading by rows and columns, the order of a head, cards as a list', run: 'not run' },
    { case: 'NVDA and JAWS: the count and place of rows while a table of 100,000 is scrolled', run: 'not run' },
    { case: 'iOS: windows of rows during a fast swipe, the sticky head while the bar of the browser goes', run: 'not run' },
    { case: 'Firefox and Safari: head over the last row, sticky first column, printing', run: 'not run' },
  ],
}
