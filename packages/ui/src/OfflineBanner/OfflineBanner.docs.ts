import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['There is no network, and the page shows what it had before.'],
  avoid: [
    'The server answers with an error: ErrorState or a Toast.',
    'One request has failed while others work: say it where it was made.',
  ],
  anatomy: ['Sign', 'What it means for the person'],
  do: [
    'Say what still works and from when the data is: “saved on this phone at 14:02”.',
    'Put it under the top bar, where it stays in sight.',
  ],
  dont: [
    'Colour it red: nothing is wrong with what is on the page.',
    'Let people write what will be lost: say that writing needs the network.',
  ],
  keyboard: [],
  heard: ['Its words where it stands. Give it `role="status"` where it comes and goes with the network.'],
}
