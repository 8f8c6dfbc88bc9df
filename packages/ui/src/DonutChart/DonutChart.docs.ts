import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Parts of one whole, as shares and counts: trips by state.', 'Up to six parts; the smallest of more are added up as “Other”.'],
  avoid: ['Change over time: LineChart.', 'Parts that can be compared with one another: bars are read more exactly.'],
  anatomy: [
    'Card with the name and the span of time',
    'Ring with the sum in its middle',
    'Table that is the key at the same time: sign, name, count, share',
  ],
  do: [
    'Give `kind` where parts are states: solid is done, amber now, dashed ahead.',
    'Leave `kind` away for parts without such a meaning: they get colours of their own.',
  ],
  dont: ['More than one amber part.', 'A donut for one figure.'],
  keyboard: [
    ['Tab', 'to the names of the parts, where `onSelect` is given; else there is nothing to press'],
    ['Enter, Space', 'chooses the part'],
  ],
  heard: ['A figure named by its caption.', 'A table: “Completed, 318, 76.3 %”. The ring is decoration and is not heard.'],
}
