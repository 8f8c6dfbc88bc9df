import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Sentences, hints, captions: words in a role of the scale.'],
  avoid: ['A title: Heading.', 'Money and dates: Money, DateText.', 'Something to press: Link or Button.'],
  anatomy: ['Words'],
  do: [
    'Take `measure="readable"` for more than two lines.',
    'Choose the element by meaning with `as`.',
    'Cut only what can be read whole elsewhere.',
  ],
  dont: ['Colour as the only difference.', 'Tertiary words for something that must be read.'],
  keyboard: [],
  heard: ['Its words, as the element that it is.'],
}
