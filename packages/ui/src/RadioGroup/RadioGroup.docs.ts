import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['radio buttons', 'single choice', 'options'],
  related: ['RadioCards', 'Select', 'CheckboxGroup'],
  use: ['One of two to six options that should all be visible.'],
  avoid: [
    'More options: Select or Combobox.',
    'Options that need an illustration and a description: RadioCards.',
    'On and off: Checkbox or Switch.',
  ],
  anatomy: ['Question', 'Hint', 'Options with descriptions (optional)', 'Error of the group'],
  do: ['Put the most likely option first.', 'Preselect none if there is no likely option.'],
  dont: ['An option “none”: make the question optional.', '`horizontal` for more than three or long options.'],
  keyboard: [
    ['Tab', 'moves to the selected option, or to the first'],
    ['Arrow keys', 'select the previous or next option, with wrapping'],
    ['Space', 'selects the first card'],
  ],
  heard: ['Radio group named by its question; hint and error as its description.', 'Each option with its position: 2 of 3.'],
  byHand: [
    { case: 'VoiceOver and TalkBack: the question is read before the first option', run: 'not run' },
    { case: 'Firefox in RTL: arrow keys move in their direction', run: 'not run' },
  ],
}
