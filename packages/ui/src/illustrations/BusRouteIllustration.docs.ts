import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['picture', 'drawing', 'road'],
  related: ['CityRoadsIllustration'],
  use: ['The bottom of a narrow page that would otherwise end in empty space.'],
  avoid: ['Progress through steps: Stepper.', 'A trip with its stops: Timeline.'],
  anatomy: ['Two stops', 'The road between them', 'The bus'],
  do: ['Use it once, at the end of the page.'],
  dont: ['Use it to show progress.'],
  keyboard: [],
  heard: ['Nothing: the illustration is decorative.'],
}
