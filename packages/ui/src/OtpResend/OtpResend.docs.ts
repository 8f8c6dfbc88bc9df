import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['resend code', 'countdown', 'timer'],
  related: ['OtpInput'],
  use: ['Below an OtpInput, if another code can be requested after a wait.'],
  avoid: ['Any other countdown.', 'If another code can be requested immediately: a Link or a quiet Button.'],
  anatomy: ['“Resend code in 01:47” during the wait', 'Then a button, “Resend code”', 'Error below'],
  do: [
    'Store `sentAt` with the attempt, so that the countdown continues after a reload.',
    'Take `sentAt` and `clock` from the server’s clock.',
    'After sending another code: pass the new `sentAt`, clear the code and focus it.',
    'Return the promise of `onResend`, or set `pending`, to ignore further presses.',
  ],
  dont: [
    'A countdown of your own: timers are inaccurate in the background.',
    'A new `clock` function in each render: it restarts the countdown.',
    'Hiding a failure: set `error`; the button stays.',
  ],
  keyboard: [
    ['Tab', 'moves to the button after the wait; the countdown is not focusable'],
    ['Enter, Space', 'requests another code'],
  ],
  heard: [
    'The countdown is a timer that can be read but is not announced.',
    '“You can resend the code now” at the end, then “Sending a new code” and “New code sent”.',
    'The error.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: silent for two minutes, then one announcement', run: 'not run' },
    { case: 'A phone that was locked for a minute', run: 'not run' },
  ],
}
