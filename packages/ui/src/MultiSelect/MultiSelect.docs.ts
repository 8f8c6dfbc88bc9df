import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: ['Any number out of many: the cities a company drives in.', 'A filter that may hold several values at once.'],
  avoid: [
    'Fewer than about ten, each worth reading: CheckboxGroup.',
    'Exactly one: Combobox or CustomSelect.',
    'On and off of separate things: Switch.',
  ],
  anatomy: [
    'Label and hint',
    'Chips of the chosen ones, each with its remove button; the rest behind “+12”',
    'Text to look for more',
    'List with boxes: all that were found (optional), the chosen ones (optional), the others',
    'Note and error',
  ],
  do: [
    'Put the chosen ones first in long lists: `sortSelectedFirst`.',
    'Say in the hint how many may be chosen; with `max` the list says it too once it is so.',
    'Give `chosenOptions` with `loadOptions`, so that chips have names from the start.',
    'Use `pending` while it is being saved: what is chosen can be read, and the focus stays.',
  ],
  dont: [
    'Forty chips: lower `maxChips` or use `summary="count"`.',
    'A list of two or three.',
    'Clearing what was chosen because a search does not find it.',
  ],
  keyboard: [
    ['Down, Up, Page Down, Page Up', 'opens the list, then moves in it'],
    ['Enter', 'chooses the marked option or takes it back; the list stays'],
    ['Backspace in the empty field', 'goes to the last chip; again removes it'],
    ['Left at the start of the text', 'goes to the last chip; Left and Right walk on, mirrored from right to left'],
    ['Delete, Backspace, Enter on a chip', 'removes it; the neighbour gets the focus, then the field'],
    ['Tab', 'goes to “+12” where chips are folded away, to the field, and on'],
    ['Escape', 'closes the list, then empties the text, then is the dialog’s'],
  ],
  heard: [
    'Combobox with its label, how many are selected, and how to reach them.',
    'Each pick and removal with the number that is selected then, every time.',
    'The chips as a group, each button with the name of what it removes.',
    'That no more may be chosen, and that it is being saved.',
  ],
  byHand: [
    { case: 'VoiceOver and NVDA say selected and not selected of each option', run: 'not run' },
    { case: 'TalkBack: removing chips by double tap', run: 'not run' },
    { case: 'iOS: the list above the keyboard can be scrolled', run: 'not run' },
    { case: 'Firefox with forced colours: boxes and chips', run: 'not run' },
  ],
}
