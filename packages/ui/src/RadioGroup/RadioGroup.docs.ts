import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['One of two to six choices that people should see all at once.'],
  avoid: [
    'More choices: Select or Combobox.',
    'Choices that need a picture and a sentence: RadioCards.',
    'On and off: Checkbox or Switch.',
  ],
  anatomy: ['Question', 'Hint', 'Choices, each with a second line (optional)', 'What is wrong, once for all'],
  do: ['Put the likely choice first.', 'Leave all of them open where there is no likely one.'],
  dont: [
    'A choice that says “none” where the question may stay open: make it optional.',
    '`horizontal` for more than three, or for long ones.',
  ],
  keyboard: [
    ['Tab', 'moves to the chosen one, or to the first'],
    ['Arrow keys', 'choose the one before or after, round the end'],
    ['Space', 'chooses the first'],
  ],
  heard: ['Group of radio buttons with its question; hint and error as its description.', 'Each choice with its place: 2 of 3.'],
  byHand: [
    { case: 'VoiceOver and TalkBack: the question is heard before the first choice', run: 'not run' },
    { case: 'Right to left in Firefox: arrows go where they point', run: 'not run' },
  ],
}
