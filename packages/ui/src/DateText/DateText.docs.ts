import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'Every date and time of day that is read. DD-MM-YYYY by default.',
    '`weekday` and `full` where people plan; `time` and `dateTime` where they look back.',
  ],
  avoid: [
    'Typing a date: DateField.',
    'A countdown: OtpResend.',
    'Words such as “in 3 days”: they grow old on an open page; write them where the clock is.',
  ],
  anatomy: ['A `time` element with the exact instant for machines', 'A dash with hidden words where there is none'],
  do: [
    'Give an instant as ISO 8601 with its zone, and a calendar day as `YYYY-MM-DD`: no zone moves that.',
    'Leave `timeZone` alone in this product; set it where another clock on the wall is meant, and say which.',
    'Give `null` for what is not known.',
  ],
  dont: [
    'A `Date` for a birthday or the last day of a paper: it is another day in another zone.',
    'Formatting by the browser’s own language: server and browser then print two texts.',
    'Two formats of the same thing on one page.',
  ],
  keyboard: [],
  heard: ['The text as it is printed; “Not available” for the dash.'],
  byHand: [{ case: 'VoiceOver, TalkBack and NVDA: 21-11-2026 read as a date or as figures, not as a sum', run: 'not run' }],
}
