import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['One of two to four choices that change what comes next, and need a sentence each.'],
  avoid: ['Choices that a word explains: RadioGroup.', 'Several at once: CheckboxGroup.', 'Going somewhere: links.'],
  anatomy: ['Question', 'Hint', 'Cards: picture, icon or avatar, dot, title, description, points, badge', 'What is wrong, once for all'],
  do: ['Keep titles and descriptions of the same length.', 'Let the whole card be the target: nothing in it may be a link or a button.'],
  dont: ['More than four.', 'Say by the icon alone what the card is.'],
  keyboard: [
    ['Tab', 'moves to the chosen card, or to the first'],
    ['Arrow keys', 'choose the card before or after, round the end'],
    ['Space', 'chooses the first'],
  ],
  heard: ['Group of radio buttons with its question.', 'Each card by its title; badge, description and points as its description.'],
  byHand: [
    { case: 'Windows contrast themes: the chosen card and the focus can be told apart', run: 'not run' },
    { case: 'TalkBack: exploring by touch finds the whole card', run: 'not run' },
  ],
}
