import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: ['A telephone number in a table, a card or a sentence.', '`callable` where people read it on the phone that they call with.'],
  avoid: ['Typing a number: PhoneField.', 'A way to reach support: a Link with words, the number beside it.'],
  anatomy: ['The number in groups, on one line', 'A dash with hidden words where there is none'],
  do: [
    'Give E.164, as PhoneField and the server do.',
    'Set `homeCountry` to where the reader is: there the code is left out.',
    'Say whose number it is beside it.',
  ],
  dont: [
    'Formatting a number before you give it: what is no E.164 is printed as it is.',
    'A link in a table of a desktop, where nothing calls.',
  ],
  keyboard: [
    ['Tab', 'moves to the number when it is `callable`, else nowhere'],
    ['Enter', 'calls it'],
  ],
  heard: ['The number, group by group; “Not available” for the dash.'],
  byHand: [{ case: 'VoiceOver and TalkBack: figures read one by one, not as thousands', run: 'not run' }],
}
