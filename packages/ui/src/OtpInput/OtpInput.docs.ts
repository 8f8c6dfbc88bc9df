import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A code of a few figures that came by message or from an app.', 'Four figures by default; `length` for others.'],
  avoid: [
    'A password or a PIN that is kept: PasswordField.',
    'Codes with letters: TextField with `autoComplete="one-time-code"`.',
    'A number that is worked with: NumberField.',
  ],
  anatomy: [
    'Label and hint',
    'One control, unseen, for the keyboard, the paste and what phones fill in',
    'A box for each figure, which is a drawing',
    'What was refused, or what is wrong, under it',
    '“Checking the code” while pending',
  ],
  do: [
    'Send from `onComplete`; leave the button for those who come back to a whole code.',
    'When a code was wrong: give `error`, set the value to empty and focus the ref. The error is said as well.',
    'Say in the hint where the code was sent, and put OtpResend under it.',
    'End the message with `@host #1234`: then phones offer it, and Chrome on Android hands it over by itself.',
  ],
  dont: [
    'A control for each figure: only the first one is filled in, and nobody can paste.',
    'Clearing a code while somebody still types.',
    'Sending again on each figure after the code was whole: `onComplete` says it once each time.',
  ],
  keyboard: [
    ['Tab', 'moves to the code, which is one stop; its figures are selected'],
    ['0 to 9, in any script', 'fill the next box, or replace the marked figure; one too many replaces the last'],
    ['← →', 'move from box to box; a figure that is marked is replaced by typing'],
    ['Home, End', 'first and last box'],
    ['Shift ← →', 'select several figures'],
    ['Backspace, Delete', 'take the figure before, the marked figure'],
    ['Ctrl/⌘/Alt Backspace', 'empties the code'],
    ['Ctrl/⌘ Z, Ctrl/⌘ Shift Z, Ctrl Y', 'undo and redo'],
  ],
  heard: [
    'One text field with the label as its name.',
    '“Code complete”, “Checking the code” and, when it went wrong, the error: politely, once each.',
    '“Enter digits only” when a text without digits is pasted or typed.',
  ],
  byHand: [
    { case: 'A code offered over the keyboard of an iPhone, and by Messages on a Mac', run: 'not run' },
    { case: 'A code handed over by Chrome on Android (WebOTP), with a real message', run: 'not run' },
    { case: 'VoiceOver and TalkBack: the field, what is said when it is whole and when it is wrong', run: 'not run' },
    { case: 'LastPass, 1Password, Dashlane, Bitwarden with their real badges', run: 'not run' },
    { case: 'The paste menu of iOS over the boxes; the caret line of iOS', run: 'not run' },
    { case: 'Google Translate on the page while a code is typed', run: 'not run' },
  ],
}
