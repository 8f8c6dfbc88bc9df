import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Leads to another place, inside the product or outside.'],
  avoid: ['Something happens here: Button.', 'The main way on of a view: Button with `href`.'],
  anatomy: ['Words, underlined', 'Icon and hidden words where it opens a new tab'],
  do: [
    'Write where it leads: “See payslips”, not “Click here”.',
    '`external` for what leaves the product.',
    'One LinkProvider with your router around the app.',
  ],
  dont: ['Links in the middle of a sentence that only differ by colour: they stay underlined.', 'New tabs within the product.'],
  keyboard: [
    ['Tab', 'moves to it'],
    ['Enter', 'follows it; Space scrolls the page, as with every link'],
  ],
  heard: ['Link, with its words as the name; “opens in new tab” after those that do.'],
}
