import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A password is asked for, or a new one is made.'],
  avoid: ['A code that was sent: OtpInput.', 'A number that others may not see on the screen, but that is no password: TextField.'],
  anatomy: ['Label', 'Hint', 'Text', 'Show or Hide', 'Rules, each with its state (optional)', 'Caps Lock is on', 'What is wrong'],
  do: [
    'Say with `autoComplete` whether it is the old or a new one: password managers offer the right thing.',
    'Give the rules of a new password as `rules`; they tick themselves off while it is typed.',
    'Two on one page: give each toggle a name of its own in `labels`.',
  ],
  dont: [
    'Forbid pasting.',
    'A meter of strength: it is a guess, and teaches Password1!. Rules say what is asked for.',
    'Leave it readable: it hides by itself before the form is sent.',
  ],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Tab, then Enter or Space', 'shows and hides; caret and selection stay'],
  ],
  heard: [
    'The toggle as “Show password” or “Hide password”, and what came of it.',
    'That Caps Lock is on, as the description.',
    'The rules with their state as the description; what is still needed once the field is left.',
  ],
  byHand: [
    {
      case: '1Password, Bitwarden, Safari and Chrome: they fill in, save and offer a new password, and their badge does not cover the toggle',
      run: 'not run',
    },
    { case: 'Edge: only one toggle is there', run: 'not run' },
    { case: 'Without JavaScript: the password can be typed and sent, and no toggle is shown', run: 'not run' },
  ],
}
