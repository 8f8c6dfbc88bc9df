import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A number to count or measure with: seats, kilometres, litres.', 'With `stepper`: a small number that people try out.'],
  avoid: ['Sums of money: MoneyField.', 'Figures that are a name, such as a phone, an account or a NIN: TextField.'],
  anatomy: ['Label', 'Hint', 'Prefix (optional)', 'Number', 'Suffix: the unit', 'Less and more (optional)', 'What is wrong'],
  do: ['Print the unit as `suffix`.', 'Give `min` and `max`; what is beyond stays as typed, with an error.'],
  dont: ['Round or cut what was typed.', 'A stepper for a number of more than two figures.'],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Arrow up, Arrow down', 'with a stepper: a step more or less'],
    ['Page Up, Page Down', 'with a stepper: ten steps'],
    ['Home, End', 'move in the text'],
  ],
  heard: [
    'Text field, or spin button with its value and limits where it has a stepper.',
    'Hint, prefix, unit and error as its description.',
    'The new number, when a button changed it from outside.',
  ],
  byHand: [
    { case: 'Android: the keyboard stays with figures, and the caret where it is', run: 'not run' },
    { case: 'VoiceOver: swiping up and down on the spin button', run: 'not run' },
    { case: 'Touch: scrolling that begins on a step button steps nothing', run: 'not run' },
  ],
}
