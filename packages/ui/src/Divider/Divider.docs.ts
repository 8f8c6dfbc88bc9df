import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['Two groups stand close to each other and are still two.'],
  avoid: ['Space alone parts them: Stack.', 'Rows of a list or table: they have rules of their own.', 'A card in a card: never.'],
  anatomy: ['A hairline, along or across'],
  do: ['Use `subtle` inside a surface, `default` at its edges.'],
  dont: ['Frame things with it.', 'Use it as decoration.'],
  keyboard: [],
  heard: ['A separator, with its orientation when it stands upright.'],
}
