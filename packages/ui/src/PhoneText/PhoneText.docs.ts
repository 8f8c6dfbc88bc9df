import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['phone number', 'telephone', 'mobile'],
  related: ['PhoneField', 'CopyButton'],
  use: ['A phone number in a table, a card or a sentence.', '`linked` if users can call from their device.'],
  avoid: ['Typing a number: PhoneField.', 'A support contact: a Link with text, and the number next to it.'],
  anatomy: ['The formatted number, on one line', 'A dash with hidden text for an empty value'],
  do: [
    'Pass E.164, as PhoneField and the server do.',
    'Set `homeCountry` to the reader’s country, whose numbers are shown in national format.',
    'Say whose number it is.',
  ],
  dont: ['Formatting the number first: text that is not E.164 is shown unchanged.', 'Links in desktop tables, where users cannot call.'],
  keyboard: [
    ['Tab', 'moves to the number if it is `linked`'],
    ['Enter', 'calls it'],
  ],
  heard: ['The number in groups; “Not available” for the dash.'],
  byHand: [{ case: 'VoiceOver and TalkBack: digits are read one by one', run: 'not run' }],
}
