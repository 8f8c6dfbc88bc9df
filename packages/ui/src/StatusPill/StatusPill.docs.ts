import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: ['A status from a server is shown in more than one place, and must be called and coloured the same in all of them.'],
  avoid: ['A word that is no status: Badge.', 'Something to press: a Button, or a chip.', 'The state of a whole page: AlertStrip.'],
  anatomy: ['Dot, or icon', 'The product’s word for the status'],
  do: [
    'Write one registry for each kind of thing, typed by its statuses: a new one does not compile until it has a word.',
    'Let quiet states be quiet: what is normal needs no colour, and often no pill.',
  ],
  dont: ['Two tones for one status.', 'A status in capitals, or as the server spells it.', 'Colour without a word.'],
  keyboard: [],
  heard: [
    'The word. Dot, icon and colour say nothing of their own.',
    'A status that is not in the registry, in its own words: `on_hold` is “On hold”.',
  ],
}
