import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Something failed, and the person must know before going on.'],
  avoid: [
    'What can be said in place: AlertStrip, ErrorState, the message of a field.',
    'What passes: a toast.',
    'What can be answered with yes or no: ConfirmDialog.',
  ],
  anatomy: ['Disc with a cross', 'Title, “Error!” unless you know better', 'What happened, in words for people', 'One button'],
  do: [
    'Say what happened to what they did: “Nothing that you entered is lost.”',
    'Use `finalFocus` when the place to go on is not the one they came from.',
  ],
  dont: ['The words of a server.', 'Two alerts one after the other.'],
  keyboard: [
    ['Enter, Space, Escape', 'say that it has been read'],
    ['Tab', 'stays on the one button'],
  ],
  heard: [
    'Alert dialog, with title and description.',
    'The focus returns to where it was; if it was nowhere, to the part of the page that the dialog belongs to.',
  ],
  byHand: [{ case: 'VoiceOver and TalkBack: title and description are read before the button', run: 'not run' }],
}
