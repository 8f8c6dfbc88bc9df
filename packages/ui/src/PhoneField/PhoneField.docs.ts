import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['phone input', 'telephone', 'country code', 'mobile number'],
  related: ['PhoneText', 'TextField'],
  use: ['A phone number for calls or codes.', 'Users of several countries: the calling code can be selected, typed, pasted or autofilled.'],
  avoid: [
    'A number to read: PhoneText.',
    'A code from a message: OtpInput.',
    'Short numbers and extensions: TextField with `type="tel"`; they are not E.164.',
  ],
  anatomy: [
    'Label and hint',
    'Button with country code, calling code and chevron',
    'The number, formatted for its country',
    'List of countries with search: below the field, or a bottom sheet on a phone',
    'Note or error below',
  ],
  do: [
    'Submit `value` as it is: E.164 or empty.',
    'Check `details.valid` before submitting, and validate on the server: it has the newest numbering plans.',
    'Put your users’ countries into `preferredCountries`.',
    'Set `validateOn="never"` if the form has its own messages, and pass `error`.',
    'Leave the number as typed while the numbering plans load: when they arrive, what is marked stays marked.',
  ],
  dont: [
    'Two fields for code and number: autofill cannot fill both.',
    'A number as placeholder: it looks like a value and disappears.',
    'Flags as the only sign of a country.',
  ],
  keyboard: [
    ['Tab', 'moves to the button, then to the number'],
    ['Enter, Space on the button', 'opens the list and focuses its search'],
    ['+ or 00 in the number', 'starts an international number; the country follows'],
    ['Backspace, Delete', 'delete one digit, also across separators'],
    ['Ctrl/⌘ Z, Ctrl/⌘ Shift Z, Ctrl Y', 'undo and redo, including the country'],
    ['↑ ↓, Page Up, Page Down in the search', 'move through the countries'],
    ['Enter in the search', 'selects the active country and moves to the number'],
    ['Escape in the search', 'closes the list and moves to the number'],
  ],
  heard: [
    'A group with the label as its name; in it “Country: Nigeria +234”, a button that opens a dialog, and the number.',
    'The new country, politely, whenever it changes.',
    'Each country as “Nigeria, +234”, and the number of results when typing pauses.',
    'Rejected characters, politely; the error as description after blur.',
  ],
  byHand: [
    { case: 'VoiceOver on iOS and macOS: group, button, list and announcements', run: 'not run' },
    { case: 'TalkBack on Android: the sheet, its search and Back', run: 'not run' },
    { case: 'NVDA and Firefox: digit groups and list options', run: 'not run' },
    { case: 'Numbers filled in by Safari, Firefox, 1Password and Bitwarden, with and without a code', run: 'not run' },
    { case: 'Gboard and Samsung keyboard: editing in the middle, suggestions over the number pad', run: 'not run' },
    { case: 'Shaking an iPhone to undo', run: 'not run' },
  ],
}
