import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'A few words that say more about a control that already has a name.',
    'The name of an icon button, for those who see only the icon.',
  ],
  avoid: [
    'Anything that somebody with a finger must read: InfoTip, or plain text.',
    'Why a button is off: `disabledReason` of Button.',
    'Links and buttons inside: Popover.',
  ],
  anatomy: ['The control', 'A bubble with an arrow, on the side where there is room'],
  do: ['One TooltipProvider around the app: after the first, its neighbours open at once.', 'At most one short sentence.'],
  dont: ['A tooltip that repeats the visible label.', 'Something that can only be found out here.'],
  keyboard: [
    ['Tab', 'on the control opens it at once'],
    ['Escape', 'closes it, and nothing around it'],
  ],
  heard: ['The description of its control, only while it is open.', 'Nothing when an overlay brings the focus back to the control.'],
  byHand: [
    { case: 'Magnified page: the bubble can be reached with the pointer and read to its end', run: 'not run' },
    { case: 'Windows high contrast: bubble and arrow have an edge', run: 'not run' },
  ],
}
