import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['placeholder', 'shimmer', 'loading'],
  related: ['Loading', 'ChartSkeleton', 'Spinner'],
  use: ['Content loads for the first time and its shape is known: rows, metrics, an image.'],
  avoid: ['Visible content reloads: BusyRegion.', 'A pending action: `pending` of the button.', 'The shape is unknown: Spinner with text.'],
  anatomy: ['A bar of the height of a text line, a box, that of a field, or a circle'],
  do: [
    'Wrap it in a Loading, which waits 300 ms, avoids flashes and announces once.',
    'Use the `size` of the text that it replaces, to avoid layout shifts.',
    'Show about as many rows as expected.',
  ],
  dont: ['Replace buttons and labels that are already known.', 'Keep it after an error.'],
  keyboard: [],
  heard: ['Nothing: it is hidden. The surrounding Loading announces.'],
}
