import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: ['A paper or a picture that the server keeps: proof of address, a permit, an insurance.', 'Several pages of one paper: `multiple`.'],
  avoid: [
    'A table that the browser reads itself and the person then corrects: a plain file input and a grid.',
    'A picture of a person: an Avatar with its own way to change it.',
  ],
  anatomy: [
    'Label, hint',
    'Drop zone: sign, “Choose a file or drop it here”, what is accepted',
    'Camera button (optional, only under a finger)',
    'Row for each file: picture or sign, name, state, meter',
    'Try again, Replace, Cancel or Remove',
    'Error',
  ],
  do: [
    'Send at once, and keep the next step back with `onPendingChange` until the file is there: to people, choosing is uploading.',
    'Give `name`: a form then carries what the server calls the files.',
    'Throw what the server said, with its `status`: the words and the right to try again follow from it.',
    'Hand `value` back when people return to a step: what is there stays there.',
    'Hand the `signal` on, so that Cancel ends the request.',
  ],
  dont: [
    'Set `accept` to pictures only where a paper may be a PDF: people photograph and scan.',
    'Accept HEIC unless the server can turn it into something that browsers show; without it, an iPhone sends a JPEG by itself.',
    'Trust the checks made here: they save people a wait, the server decides.',
  ],
  keyboard: [
    ['Tab', 'to the file input, whose ring is drawn around the zone, or around Replace; then from button to button of the files'],
    ['Enter, Space', 'opens the window for choosing; presses a button'],
    ['Ctrl + V', 'takes a picture or file from the clipboard'],
  ],
  heard: [
    'A file input named by the label and “Choose a file or drop it here”; what is accepted as its description.',
    'Each file as an item of a list: name, state, a progress bar with the file’s name.',
    'That a file was added, three quarters of its way, that it is there; for many files together no more than for one.',
    'Why a file was not taken, at once, and again as the description of the input.',
    'After removing, the focus is on the next file’s button, or on the input.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: choose, hear the quarters, remove, and find the focus again', run: 'not run' },
    { case: 'Android: Downloads, gallery and camera can all be reached', run: 'not run' },
    { case: 'iPhone: a photograph arrives as JPEG, the camera button opens the camera', run: 'not run' },
    { case: 'Dragon and Voice Control: “click Choose a file”', run: 'not run' },
    { case: 'Firefox and Safari: drop from the desktop, drop a folder, paste a screenshot', run: 'not run' },
    { case: 'A file that lies in a cloud and is not loaded', run: 'not run' },
  ],
}
