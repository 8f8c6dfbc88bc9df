import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: [
    'One out of up to about fifteen fixed words: a period, a type of business.',
    'Phones, above all: the list is the one that people know from everywhere.',
  ],
  avoid: [
    'More than people can look over, or words that come from a server: Combobox.',
    'Options that need an icon or a sentence: CustomSelect.',
    'Two or three that should be seen at once: RadioGroup.',
  ],
  anatomy: ['Label and hint', 'Chosen option', 'Chevron', 'What the choice means, or a note', 'Error'],
  do: [
    'Give a `placeholder` where nothing is right from the start; it cannot be chosen.',
    'Give an `emptyOption` where the choice may be taken back.',
    'Leave a value that the list does not know as it is: it is shown as itself.',
  ],
  dont: [
    'A first option “Select …” that can be chosen.',
    'A change that leaves the page at once.',
    'Labels that differ only at their end.',
  ],
  keyboard: [
    ['Space, Enter, Alt+Down', 'opens the list, as the browser does'],
    ['Down, Up, Home, End, letters', 'choose, in the closed list too'],
    ['Escape', 'closes the list'],
  ],
  heard: ['Combobox, as browsers call a select, with label and value.', 'Hint, what the choice means and error as its description.'],
  byHand: [
    { case: 'iOS: the wheel, and “Next” above it', run: 'not run' },
    { case: 'Firefox: the list in the dark theme', run: 'not run' },
  ],
}
