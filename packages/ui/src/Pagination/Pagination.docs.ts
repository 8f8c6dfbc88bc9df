import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'A list has more rows than one page shows, and people come back to a place in it.',
    'Pages have addresses: `hrefFor` makes them links.',
  ],
  avoid: ['A DataTable, which brings its own.', 'Steps of a form: Stepper.', 'Slides: Carousel.'],
  anatomy: [
    'Range: “11 to 20 of 25”, with a note such as “as of 14:32”',
    'Rows on a page (optional)',
    'Back, pages with gaps, on; in narrow places “Page 2 of 10” between back and on',
  ],
  do: [
    'Name what is turned over: `label="members"`.',
    'Leave `total` out when nobody knows it, and say `hasNext`.',
    'Give `focusAfter` where turning takes people back to the top of the list.',
  ],
  dont: ['Show it for one page, unless the count is worth a line (`always`).', 'Load more rows by scrolling and by pages at once.'],
  keyboard: [
    ['Tab', 'goes from page to page'],
    ['Enter', 'goes to the page'],
    ['Space', 'the same, where pages are buttons'],
  ],
  heard: [
    'Navigation, “Pagination, members”; “Page 2”, current page.',
    'The range after each turn, politely; not at all with `silent`, where the list says it itself.',
    'Back and on at the ends as off, without losing the focus that is on them.',
  ],
}
