import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['date picker', 'date input', 'day'],
  related: ['Calendar', 'TextField'],
  use: [
    'A date in a form: an expiry date, a first day of work.',
    'A date of birth: with `calendar={false}`, `max` and `autoComplete="bday"`.',
  ],
  avoid: ['A period: a Select of periods.', 'A date that is only shown: DateText.', 'A calendar that is always visible: Calendar.'],
  anatomy: ['Label', 'Hint: format and example', 'Text', 'Button that opens the calendar (optional)', 'Error'],
  do: [
    'Keep the example’s day above 12, so that it cannot be a month.',
    'Pass `today` as a function: it is called each time the calendar opens, also after midnight.',
    'Explain limits in `labels`: “A date of birth lies in the past”.',
  ],
  dont: [
    'Three fields for day, month and year: pasting and autofill fail there.',
    'A calendar for a year long ago: typing is faster.',
    'A `Date` value: the value is `yyyy-mm-dd` text, which no time zone shifts.',
  ],
  keyboard: [
    ['0 to 9', 'types; separators are inserted at the end of the text'],
    ['Enter', 'formats the date and submits the form'],
    ['Alt + Arrow down', 'opens the calendar from the field'],
    ['Enter, Space', 'on the button: opens and closes the calendar'],
    ['Escape', 'closes the calendar without a change'],
    ['Tab', 'moves inside the open calendar, wrapping around'],
  ],
  heard: [
    'A text field with its label, described by the hint and the error.',
    'The button as “Choose date” with the label, expanded or collapsed.',
    'The selected day in full, politely, once the calendar has closed.',
  ],
  byHand: [
    { case: 'iOS and Android: the numeric keyboard stays while separators are inserted', run: 'not run' },
    { case: 'iOS: the sheet is above the keyboard, and focus returns to the button', run: 'not run' },
    { case: 'Chrome and Safari autofill a birthday', run: 'not run' },
    { case: 'VoiceOver: the selected day is announced after the calendar has closed', run: 'not run' },
    { case: 'Offline: the button reports that the calendar could not be loaded, and typing works', run: 'not run' },
  ],
}
