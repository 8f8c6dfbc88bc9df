import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['More than a line of free text: what happened, where, when.'],
  avoid: ['One line: TextField.', 'Text with a form of its own, such as an address out of a list: a Combobox.'],
  anatomy: ['Label', 'Hint', 'Text, which grows', 'What is wrong', 'Counter (optional)'],
  do: ['Choose `rows` by the length that you hope for: it is a hint, too.', 'Use `maxLength` where somebody really stores no more.'],
  dont: ['Cut off what is pasted.', 'Ask for facts in free text that fields could ask for one by one.'],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Enter', 'a new line'],
    ['Tab', 'moves on; no tab is written'],
  ],
  heard: [
    'Text field of several lines with its label.',
    'The limit, then hint and error, as its description.',
    'The characters left, a second after the last key.',
  ],
  byHand: [{ case: 'Firefox and older Safari, which cannot grow a text by themselves: the handle does it', run: 'not run' }],
}
