import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'Every sum of money that is read: in tables, cards, sentences and as the one figure of a page.',
    '`compact` on axes and in small cards, where the whole sum stands nearby.',
  ],
  avoid: ['Typing a sum: MoneyField.', 'Counts, distances and shares: they are no money and take no kobo.'],
  anatomy: ['Sign, naira sign and naira', 'Kobo, quieter, and smaller in large sizes', 'A dash with hidden words where there is none'],
  do: [
    'Give whole kobo, as `bigint` where sums are worked out.',
    'Give `null` for what is not known; nought is a sum.',
    'Align columns to the end: all figures are equally wide.',
    'Use `signed` where money comes and goes in one list.',
  ],
  dont: [
    'Naira with a point: 0.1 and 0.2 are not 0.3 there.',
    'Colour as the only sign of a loss: the minus stands before the naira sign.',
    '`compact` on a payslip or a payout: there every kobo counts.',
  ],
  keyboard: [],
  heard: ['The sum with its sign and kobo; the whole one for a compact one.', '“Not available” for the dash.'],
  byHand: [
    { case: 'VoiceOver, TalkBack and NVDA: “₦” read as naira, the minus read', run: 'not run' },
    { case: 'Firefox and Safari: the same groups and width of figures', run: 'not run' },
  ],
}
