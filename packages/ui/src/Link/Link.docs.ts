import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['anchor', 'hyperlink', 'a'],
  related: ['Button', 'RouteTabs'],
  use: ['Navigation to another page, inside the product or outside.'],
  avoid: ['An action on this page: Button.', 'The main action of a view: Button with `href`.'],
  anatomy: ['Text, underlined', 'Icon and hidden text if it opens a new tab'],
  do: [
    'Name the target: “See payslips”, not “Click here”.',
    'Use `external` for other sites, and `download` for files.',
    'Render one LinkProvider with your router’s link around the app.',
  ],
  dont: ['Links inside text that differ only by color: they are underlined.', 'New tabs within the product.'],
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter', 'follows it; Space scrolls the page'],
  ],
  heard: ['A link named by its text; “opens in new tab” after links that do.'],
}
