import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'One day in a form: an expiry date, a first day of work.',
    'A date of birth: with `calendar={false}`, `max` and `autoComplete="bday"`.',
  ],
  avoid: ['A span of time: a Select of spans.', 'A day that is only shown: DateText.', 'Days that stand open on the page: Calendar.'],
  anatomy: ['Label', 'Hint: the form and an example', 'Text', 'Button that opens the calendar (optional)', 'What is wrong'],
  do: [
    'Keep the example’s day above 12, so that nobody takes it for a month.',
    'Give `today` as a function: it is asked each time the calendar opens, also after midnight.',
    'Say in `labels` what a limit means: “A date of birth lies in the past”.',
  ],
  dont: [
    'Three fields for day, month and year: pasting and filling in fail there.',
    'A calendar for a year long ago: typing four figures is quicker.',
    'A `Date` anywhere near it: its value is text, `yyyy-mm-dd`, and no time zone moves it.',
  ],
  keyboard: [
    ['0 to 9', 'types; separators come by themselves at the end of the text'],
    ['Enter', 'puts the date in order and sends the form'],
    ['Alt + Arrow down', 'opens the calendar from the field'],
    ['Enter, Space', 'on the button: opens and closes the calendar'],
    ['Escape', 'closes the calendar and leaves the date as it was'],
    ['Tab', 'goes round in the calendar while it is open'],
  ],
  heard: [
    'Text field with its label; the hint, then what is wrong, as its description.',
    'The button as “Choose date” with the field’s label, and whether its calendar is open.',
    'The chosen day in full, politely, once the calendar has closed.',
  ],
  byHand: [
    { case: 'iOS and Android: the keyboard of figures stays while separators come', run: 'not run' },
    { case: 'iOS: the sheet stands above the keyboard, and the focus comes back to the button', run: 'not run' },
    { case: 'Chrome and Safari fill in a birthday from the address book', run: 'not run' },
    { case: 'VoiceOver: the chosen day is said after the calendar has closed', run: 'not run' },
    { case: 'A page that lost its network: the button says that the calendar did not come, and typing works', run: 'not run' },
  ],
}
