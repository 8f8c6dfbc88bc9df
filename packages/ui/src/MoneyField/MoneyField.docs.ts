import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A sum in naira is typed or pasted.'],
  avoid: ['A sum that is only shown: Money.', 'Other numbers: NumberField.'],
  anatomy: ['Label', 'Hint', '₦', 'Sum', 'What is wrong'],
  do: ['Hold whole kobo; `null` is no sum, which is not zero.', 'Allow what is below zero with a `min` of its own.'],
  dont: ['Divide by a hundred in floating numbers.', 'Write the currency into the label as well.'],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Enter', 'sends the form; the kobo are there already'],
  ],
  heard: ['Text field with its label; the currency, once, then the error, as its description.'],
  byHand: [
    { case: 'Android: a point can be typed on the keyboard of figures', run: 'not run' },
    { case: 'Excel and banks: sums copied from there are read as they were', run: 'not run' },
  ],
}
