import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['selectable cards', 'option cards', 'choice cards'],
  related: ['RadioGroup', 'Card'],
  use: [
    'One of two to four options that affect the next steps and need a description.',
    'One of up to nine kinds with an icon and a few words: `columns="three"`.',
  ],
  avoid: ['Options that need only a label: RadioGroup.', 'Several values: CheckboxGroup.', 'Navigation: links.'],
  anatomy: [
    'Question',
    'Hint',
    'Cards: illustration, icon or avatar, radio button, title, description, points, badge',
    'Error of the group',
  ],
  do: ['Keep titles and descriptions of similar length.'],
  dont: [
    'More than four, unless they are short.',
    'Rely on the icon alone.',
    'Links or buttons inside a card: the whole card is the target.',
  ],
  keyboard: [
    ['Tab', 'moves to the selected card, or to the first'],
    ['Arrow keys', 'select the previous or next card, with wrapping'],
    ['Space', 'selects the first card'],
  ],
  heard: ['Radio group named by its question.', 'Each card by its title; badge, description and points as its description.'],
  byHand: [
    { case: 'Windows contrast themes: selection and focus are distinguishable', run: 'not run' },
    { case: 'TalkBack: exploring by touch finds the whole card', run: 'not run' },
  ],
}
