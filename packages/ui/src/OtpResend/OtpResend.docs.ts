import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Under an OtpInput: another code can be asked for, but not at once.'],
  avoid: ['Any other countdown: it is no clock.', 'Where another code may be asked for at once: a Link or a quiet Button.'],
  anatomy: ['“Resend code in 01:47” while it waits', 'Then a button, “Resend code”', 'Why no other code was sent, under it'],
  do: [
    'Keep `sentAt` where a reload finds it, with the attempt it belongs to: the countdown goes on where it was.',
    'Take `sentAt` and `clock` from the same clock, the server’s.',
    'After another code was sent: give the new `sentAt`, empty the code and focus it.',
    'Return the promise of `onResend`, or set `pending`: a second press then sends nothing.',
  ],
  dont: [
    'Counting down by yourself: a page in the background counts wrong.',
    'A new function as `clock` in each render: the countdown starts over with it.',
    'Hiding that it failed: give `error`, and the button stays.',
  ],
  keyboard: [
    ['Tab', 'moves to the button once the wait is over; the countdown is no stop'],
    ['Enter, Space', 'asks for another code'],
  ],
  heard: [
    'The countdown is a timer that says nothing by itself: it can be read, and does not talk.',
    '“You can resend the code now” at the end, “Sending a new code” and “New code sent” when it was asked for.',
    'Why no other code was sent.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: silent for two minutes, then one sentence', run: 'not run' },
    { case: 'A phone that was locked for a minute', run: 'not run' },
  ],
}
