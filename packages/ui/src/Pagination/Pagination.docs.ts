import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['pager', 'page numbers', 'paging'],
  related: ['DataTable'],
  use: ['A list has more rows than one page, and users return to a position in it.', 'Pages have URLs: `getHref` renders links.'],
  avoid: ['A DataTable, which has its own.', 'Steps of a form: Stepper.', 'Slides: Carousel.'],
  anatomy: [
    'Range: “11 to 20 of 25”, with a note such as “as of 14:32”',
    'Rows on a page (optional)',
    'Previous, pages with gaps, next; in narrow layouts “Page 2 of 10” instead of pages',
  ],
  do: [
    'Name the list: `label="members"`.',
    'Omit `total` if it is unknown, and pass `hasNext`.',
    'Set `focusAfterChange` if a page change scrolls to the top of the list.',
  ],
  dont: ['Show it for a single page, unless the count is useful (`showSinglePage`).', 'Combine it with infinite scrolling.'],
  keyboard: [
    ['Tab', 'moves between pages'],
    ['Enter', 'opens the page'],
    ['Space', 'the same, if pages are buttons'],
  ],
  heard: [
    'Navigation, “Pagination, members”; “Page 2”, current page.',
    'The range after each change, politely; nothing with `unannounced`.',
    'Previous and next as disabled at the ends; they keep focus.',
  ],
}
