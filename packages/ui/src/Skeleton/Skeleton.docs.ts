import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Content is on its way for the first time and its shape is known: rows, figures, a picture.'],
  avoid: [
    'What is shown is only being refreshed: BusyRegion.',
    'An answer to a press: `pending` of the button.',
    'The shape is not known: Spinner with words.',
  ],
  anatomy: ['Bar as high as a line of its text, box, or disc'],
  do: [
    'Put it into a Loading, which waits 300 ms, lets nothing flash and says one word.',
    'Take the `size` of the text that will stand there: then nothing moves when it comes.',
    'Draw about as many rows as will come.',
  ],
  dont: ['Draw buttons and labels that are known already: show them.', 'Let it stand for a failure.'],
  keyboard: [],
  heard: ['Nothing: it is hidden. The Loading around it speaks.'],
}
