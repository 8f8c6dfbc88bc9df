import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['currency', 'naira', 'amount', 'price', 'NGN'],
  related: ['MoneyField', 'DateText'],
  use: [
    'Every amount of money to read: in tables, cards and sentences.',
    '`compact` on axes and in small cards, if the full amount is nearby.',
  ],
  avoid: ['Entering an amount: MoneyField.', 'Counts, distances and shares.'],
  anatomy: [
    'Sign, naira sign and naira',
    'Kobo, less prominent, and smaller in large sizes',
    'A dash with hidden text for a missing amount',
  ],
  do: [
    'Pass whole kobo, as `bigint` for computed sums.',
    'Pass `null` for an unknown amount; 0 is an amount.',
    'Align columns to the end: digits have equal width.',
    'Use `signed` in lists with credits and debits.',
  ],
  dont: [
    'Naira as a decimal number: 0.1 + 0.2 is not 0.3.',
    'Color as the only sign of a loss: the minus is before the naira sign.',
    '`compact` on a payslip or payout.',
  ],
  keyboard: [],
  heard: ['The amount with sign and kobo, also for a compact one.', '“Not available” for the dash.'],
  byHand: [
    { case: 'VoiceOver, TalkBack and NVDA: “₦” is read as naira, and the minus is read', run: 'not run' },
    { case: 'Firefox and Safari: the same grouping and width of digits', run: 'not run' },
  ],
}
