import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['hint', 'title', 'hover text'],
  related: ['InfoTip', 'Popover'],
  use: ['A short description of a control that already has a name.', 'The visible name of an icon button.'],
  avoid: [
    'Text that touch users need: InfoTip, or plain text.',
    'Why a button is disabled: `disabledReason` of Button.',
    'Links and buttons inside: Popover.',
  ],
  anatomy: ['The control', 'Bubble with an arrow'],
  do: ['Wrap the app in one TooltipProvider, so that tooltips open immediately after the first.', 'Use one short sentence at most.'],
  dont: ['A tooltip that repeats the visible label.', 'Information that is available nowhere else.'],
  keyboard: [
    ['Tab', 'on the control: opens it immediately'],
    ['Escape', 'closes only the tooltip'],
  ],
  heard: ['The description of its control, only while it is open.', 'Nothing when an overlay returns focus to the control.'],
  byHand: [
    { case: 'Zoomed page: the tooltip can be hovered and read completely', run: 'not run' },
    { case: 'Windows high contrast: bubble and arrow have a border', run: 'not run' },
  ],
}
