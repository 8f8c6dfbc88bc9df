import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'A telephone number that somebody will be called or sent a code at.',
    'People of more than one country: the code can be chosen, typed, pasted or filled in.',
  ],
  avoid: [
    'A number to read: PhoneText.',
    'A code that came by message: OtpInput.',
    'Short numbers and extensions: TextField with `type="tel"`; they are no E.164.',
  ],
  anatomy: [
    'Label, and hint above the control',
    'Button with the letters of the country, its code and a chevron',
    'The number, in the groups of its country',
    'List of countries with a search: under the field, on a phone a sheet at the bottom',
    'What is wrong, or what could not be typed, under it',
  ],
  do: [
    'Send `value` as it is: it is E.164, and empty when there is nothing.',
    'Ask `details.valid` before you send, and let the server judge again: it has the newest plans.',
    'Put the countries that your people come from into `preferred`.',
    'Set `validateOn="never"` where the form has words of its own, and give it `error`.',
  ],
  dont: [
    'Two fields, one for the code and one for the number: nothing fills them in together.',
    'A number as placeholder: it looks like a value, and is gone when it is needed.',
    'Flags of `renderFlag` as the only sign of a country: the letters and the code are words.',
  ],
  keyboard: [
    ['Tab', 'moves to the button, then to the number'],
    ['Enter, Space on the button', 'opens the list, with the focus in its search'],
    ['+ or 00 in the number', 'starts a number with its code; the country follows'],
    ['Backspace, Delete', 'take one figure, also over a space or bracket'],
    ['Ctrl/⌘ Z, Ctrl/⌘ Shift Z, Ctrl Y', 'undo and redo, with the country'],
    ['↑ ↓, Page Up, Page Down in the search', 'move through the countries'],
    ['Enter in the search', 'chooses the marked country and goes to the number'],
    ['Escape in the search', 'closes the list and goes to the number'],
  ],
  heard: [
    'A group with the label as its name; in it “Country: Nigeria +234”, a button that opens a dialog, and the number.',
    'The new country, politely, whenever it changes: by choice, by a code, by a paste.',
    'Each country as “Nigeria, +234”, and how many were found once typing rests.',
    'What could not be typed, once, politely; what is wrong with the number as its description after it was left.',
  ],
  byHand: [
    { case: 'VoiceOver on iOS and macOS: group, button, list and announcements', run: 'not run' },
    { case: 'TalkBack on Android: the sheet, its search and Back', run: 'not run' },
    { case: 'NVDA and Firefox: figures read in groups, list options', run: 'not run' },
    { case: 'Numbers filled in by Safari, Firefox, 1Password and Bitwarden, with and without a code', run: 'not run' },
    { case: 'Gboard and Samsung keyboard: editing in the middle, suggestions over the number pad', run: 'not run' },
    { case: 'Shaking an iPhone to undo', run: 'not run' },
  ],
}
