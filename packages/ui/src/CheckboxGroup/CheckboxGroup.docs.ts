import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Any number of a few, all of them seen: the roles of a member, what a notice is about.', 'At least or at most so many of them.'],
  avoid: ['More than about ten: MultiSelect.', 'One of them: RadioGroup.', 'A single yes or no: Checkbox; with effect at once: Switch.'],
  anatomy: ['Legend and hint', 'Box for all (optional)', 'Boxes with label and second line', 'Error of the group'],
  do: [
    'Say `min` and `max` in the hint; boxes that go off must not be a riddle.',
    'Order them as people think of them, not by the alphabet.',
    'Give `allLabel` from about five on.',
  ],
  dont: ['An error at each box.', 'Boxes in two columns that read across.', 'A box “None”.'],
  keyboard: [
    ['Tab', 'goes from box to box'],
    ['Space', 'turns the box on or off'],
    ['Enter', 'sends the form'],
  ],
  heard: [
    'The group with its legend, hint and error, once.',
    'Each box with its label, its second line, and whether it is on, off or partly on.',
  ],
  byHand: [{ case: 'VoiceOver on iOS says the legend once, on entering the group', run: 'not run' }],
}
