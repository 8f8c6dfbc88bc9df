import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['password input', 'show password', 'secret'],
  related: ['TextField', 'OtpInput'],
  use: ['A current or a new password.'],
  avoid: ['A one-time code: OtpInput.', 'A secret number that is not a password: TextField.'],
  anatomy: ['Label', 'Hint', 'Text', 'Show or Hide', 'Rules with their status (optional)', 'Caps Lock is on', 'Error'],
  do: [
    'Set `autoComplete` to the current or new password, for password managers.',
    'Pass the requirements of a new password as `rules`; their status updates while typing.',
    'Two on one page: give each toggle a different name in `labels`.',
  ],
  dont: [
    'Prevent pasting.',
    'A strength meter: it is a guess and leads to Password1!. Use rules.',
    'Leave it visible on submit: it hides automatically.',
  ],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Tab, then Enter or Space', 'toggles visibility; caret and selection stay'],
  ],
  heard: [
    'The toggle as “Show password” or “Hide password”, and the result.',
    '“Caps Lock is on”, as the description.',
    'The rules with their status as the description; on blur, the ones that are not met.',
  ],
  byHand: [
    {
      case: '1Password, Bitwarden, Safari and Chrome: fill in, save and suggest passwords; their icon does not cover the toggle',
      run: 'not run',
    },
    { case: 'Edge: only one toggle', run: 'not run' },
    { case: 'Without JavaScript: the password can be submitted, and the toggle is hidden', run: 'not run' },
  ],
}
