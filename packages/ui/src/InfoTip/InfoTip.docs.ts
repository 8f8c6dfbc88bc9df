import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Explains one word where it stands, to everybody: by finger, pointer and keyboard.'],
  avoid: ['What everybody needs: write it into the page.', 'More than two sentences, or links: Popover.'],
  anatomy: ['A small i with a name', 'A bubble with one or two sentences'],
  do: ['Name it as a question: “What is unsettled?”', 'Put it right after the word that it explains.'],
  dont: ['An InfoTip on every label: the words are wrong then.'],
  keyboard: [
    ['Enter, Space', 'opens and closes it'],
    ['Escape', 'closes it; the focus is on the button again'],
  ],
  heard: ['Button with its name, expanded or not; then the explanation.'],
  byHand: [{ case: 'VoiceOver on iOS and TalkBack: the explanation is read on opening', run: 'not run' }],
}
