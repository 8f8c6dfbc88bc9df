import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['numeric input', 'number input', 'quantity'],
  related: ['MoneyField', 'TextField'],
  use: ['A quantity or measurement: seats, kilometers, liters.', 'With `stepper`: a small number that users adjust.'],
  avoid: ['Sums of money: MoneyField.', 'Digits that are an identifier, such as an account number or NIN: TextField.'],
  anatomy: ['Label', 'Hint', 'Prefix (optional)', 'Number', 'Suffix: the unit', 'Decrease and increase buttons (optional)', 'Error'],
  do: [
    'Print the unit as `suffix`; it may be typed and pasted with the number.',
    'Set `min` and `max`; other values stay as typed, with an error.',
  ],
  dont: ['Round or truncate the input.', 'A stepper for numbers with more than two digits.'],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Arrow up, Arrow down', 'with a stepper: one step'],
    ['Page Up, Page Down', 'with a stepper: ten steps'],
    ['Home, End', 'move the caret'],
  ],
  heard: [
    'Text field, or spin button with value and limits if it has a stepper.',
    'Hint, prefix, unit and error as its description.',
    'The new number after a press on a step button.',
  ],
  byHand: [
    { case: 'Android: the number keyboard and the caret position are kept', run: 'not run' },
    { case: 'VoiceOver: swiping up and down on the spin button', run: 'not run' },
    { case: 'Touch: scrolling that starts on a step button does not step', run: 'not run' },
  ],
}
