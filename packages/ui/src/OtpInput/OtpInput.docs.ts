import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['one-time code', 'PIN', 'verification code', '2FA'],
  related: ['OtpResend', 'PasswordField'],
  use: ['A short numeric code from a message or an app.', 'Four digits by default; set `length` for others.'],
  avoid: [
    'A password or permanent PIN: PasswordField.',
    'Codes with letters: TextField with `autoComplete="one-time-code"`.',
    'A quantity: NumberField.',
  ],
  anatomy: [
    'Label and hint',
    'One transparent input for typing, pasting and autofill',
    'A decorative box for each digit',
    'Note or error below',
    '“Checking the code” while pending',
  ],
  do: [
    'Submit in `onComplete`; keep the button for users who return to a complete code.',
    'After a wrong code: set `rejection`. The field empties itself, takes the focus, and shows and announces the message.',
    'State in the hint where the code was sent, and put OtpResend below.',
    'End the SMS with `@host #1234`: phones suggest the code, and Chrome on Android fills it in.',
  ],
  dont: [
    'One input per digit: autofill and paste fail.',
    'Clearing the code while the user types.',
    'Submitting on every change: `onComplete` is called once per complete code.',
  ],
  keyboard: [
    ['Tab', 'moves to the code, a single tab stop, and selects its digits'],
    ['0 to 9, in any script', 'fill the next box, or replace the selected digit; an extra digit replaces the last'],
    ['← →', 'move between boxes; typing replaces the selected digit'],
    ['Home, End', 'first and last box'],
    ['Shift ← →', 'select several digits'],
    ['Backspace, Delete', 'delete the previous or the selected digit'],
    ['Ctrl/⌘/Alt Backspace', 'deletes the selected digits, or those before the caret'],
    ['Ctrl/⌘ Z, Ctrl/⌘ Shift Z, Ctrl Y', 'undo and redo'],
  ],
  heard: [
    'One text field with the label as its name.',
    '“Code complete”, “Checking the code”, and the error: politely, once each.',
    '“Enter digits only” when a text without digits is pasted or typed.',
  ],
  byHand: [
    { case: 'iPhone keyboard and Messages on a Mac suggest the code', run: 'not run' },
    { case: 'Chrome on Android fills in a real message (WebOTP)', run: 'not run' },
    { case: 'VoiceOver and TalkBack: the field, and the announcements of completion and error', run: 'not run' },
    { case: 'LastPass, 1Password, Dashlane, Bitwarden with their real badges', run: 'not run' },
    { case: 'The paste menu of iOS over the boxes; the caret line of iOS', run: 'not run' },
    { case: 'Google Translate on the page while a code is typed', run: 'not run' },
  ],
}
