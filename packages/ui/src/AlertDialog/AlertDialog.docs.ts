import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['alert', 'error dialog', 'message box', 'modal'],
  related: ['ConfirmDialog', 'ErrorState', 'Toast'],
  use: ['Something failed, and the user must know before continuing.'],
  avoid: [
    'It can be said in place: AlertStrip, ErrorState or the error of a field.',
    'It needs no answer: a toast.',
    'A question with two answers: ConfirmDialog.',
  ],
  anatomy: ['Icon with a cross', 'Title, “Error!” by default', 'What happened, in plain language', 'One button'],
  do: [
    'State whether the input of the user was saved: “Nothing that you entered is lost.”',
    'Use `finalFocus` when users should not continue where they were.',
  ],
  dont: ['Technical error messages of a server.', 'Several alerts in a row.'],
  keyboard: [
    ['Enter, Space, Escape, Back on a phone', 'dismisses it'],
    ['Tab', 'stays on the button'],
  ],
  heard: [
    'An alert dialog with title and description.',
    'Focus returns to where it was; otherwise it moves to the part of the page that rendered the dialog.',
  ],
  byHand: [{ case: 'VoiceOver and TalkBack: title and description are read before the button', run: 'not run' }],
}
