import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['currency input', 'amount input', 'naira', 'price'],
  related: ['NumberField', 'Money'],
  use: ['An amount in naira that users type or paste.'],
  avoid: ['An amount that is only shown: Money.', 'Other numbers: NumberField.'],
  anatomy: ['Label', 'Hint', '₦', 'Amount', 'Error'],
  do: ['Store whole kobo; `null` is no amount, which is not 0.', 'Allow negative amounts by setting `min`.'],
  dont: ['Dividing by 100 in floating point.', 'The currency in the label as well.'],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Enter', 'submits the form with the current amount'],
  ],
  heard: ['A text field with its label, described by the currency and the error.'],
  byHand: [
    { case: 'Android: the numeric keyboard has a decimal point', run: 'not run' },
    { case: 'Excel and banks: pasted amounts are parsed correctly', run: 'not run' },
  ],
}
