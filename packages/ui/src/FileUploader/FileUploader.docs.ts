import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['upload', 'file input', 'dropzone', 'drag and drop', 'attachment'],
  related: ['ImageCropper', 'Picture'],
  use: ['A document or picture to upload: proof of address, a permit, an insurance.', 'Several pages of one document: `multiple`.'],
  avoid: [
    'A spreadsheet that is parsed and edited in the browser: a plain file input and a table.',
    'A profile picture: an Avatar with its own upload.',
  ],
  anatomy: [
    'Label and hint',
    'Drop zone: icon, “Choose a file or drop it here”, accepted files',
    'Camera button (optional, touch only)',
    'A row for each file: thumbnail, name, status, progress',
    'Try again, Replace, Cancel or Remove',
    'Error',
  ],
  do: [
    'Upload at once, and use `onPendingChange` to disable the next step: users expect a chosen file to be uploaded.',
    'Set `name`: a form then submits the values of the uploaded files.',
    'Throw an error with the `status` of the response: message and retry depend on it.',
    'Pass `value` when users return to a step, so that uploaded files are listed.',
    'Pass the `signal` to the request, so that Cancel aborts it.',
  ],
  dont: [
    'Accepting images only where a document may be a PDF.',
    'Accepting HEIC unless the server converts it; otherwise iPhones send a JPEG.',
    'Relying on these checks: the server must validate too.',
  ],
  keyboard: [
    ['Tab', 'to the file input, whose focus ring is drawn around the drop zone or Replace; then through the buttons of the files'],
    ['Enter, Space', 'opens the file dialog; presses a button'],
    ['Ctrl + V', 'pastes a picture or file from the clipboard'],
  ],
  heard: [
    'A file input named by the label and “Choose a file or drop it here”, described by the accepted files.',
    'Each file as a list item: name, status, and a progress bar named by the file.',
    'An added file, three quarters of its progress, and the end; for several files together no more than for one.',
    'Why a file was rejected, as soon as it is checked, and as the description of the input.',
    'After removing a file, focus moves to the button of the next one, or to the input.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: choose, hear progress, remove, and find the focus', run: 'not run' },
    { case: 'Android: downloads, gallery and camera are all reachable', run: 'not run' },
    { case: 'iPhone: a photo arrives as JPEG, and the camera button opens the camera', run: 'not run' },
    { case: 'Dragon and Voice Control: “click Choose a file”', run: 'not run' },
    { case: 'Firefox and Safari: drop from the desktop, drop a folder, paste a screenshot', run: 'not run' },
    { case: 'A file in cloud storage that is not downloaded', run: 'not run' },
  ],
}
