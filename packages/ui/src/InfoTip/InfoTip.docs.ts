import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['help', 'info icon', 'toggletip', 'question mark'],
  related: ['Tooltip', 'Popover'],
  use: ['Explains one term, by touch, pointer and keyboard.'],
  avoid: ['Information that all users need: write it on the page.', 'More than two sentences, or links: Popover.'],
  anatomy: ['An info icon with a label', 'A bubble with one or two sentences'],
  do: ['Name it as a question: “What is unsettled?”', 'Place it right after the term.'],
  dont: ['An InfoTip on every label: improve the labels instead.'],
  keyboard: [
    ['Enter, Space', 'opens and closes it'],
    ['Escape, Back on a phone', 'closes it; focus returns to the button'],
  ],
  heard: ['A button named by its label, expanded or collapsed; then the explanation.'],
  byHand: [{ case: 'VoiceOver on iOS and TalkBack: the explanation is read on opening', run: 'not run' }],
}
