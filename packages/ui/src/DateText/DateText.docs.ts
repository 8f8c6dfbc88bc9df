import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['time', 'timestamp', 'date format', 'relative time'],
  related: ['Money', 'PhoneText'],
  use: [
    'Dates and times to read. DD-MM-YYYY by default.',
    'Use `medium` outside of forms, `weekday` and `full` for plans, `time` and `dateTime` for the past.',
  ],
  avoid: [
    'Typing a date: DateField.',
    'A countdown: OtpResend.',
    'Relative texts such as “in 3 days”: they become outdated on an open page.',
  ],
  anatomy: ['A `time` element with the exact instant', 'A dash with hidden text for a missing value'],
  do: [
    'Pass an instant as ISO 8601 with its zone, and a calendar day as `YYYY-MM-DD`, which no zone shifts.',
    'Keep the default `timeZone` in this product; elsewhere set it and name it.',
    'Pass `null` for an unknown value.',
  ],
  dont: [
    'A `Date` for a birthday or an expiry date: it is another day in another zone.',
    'Formatting in the browser’s language: server and client would print different texts.',
    'Two formats for the same kind of date on one page.',
  ],
  keyboard: [],
  heard: ['The printed text; “Not available” for the dash.'],
  byHand: [{ case: 'VoiceOver, TalkBack and NVDA: 21-11-2026 is read as a date or digits, not as a calculation', run: 'not run' }],
}
