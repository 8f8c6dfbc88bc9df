import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A person (round) or an organisation (square) beside a name, in a list or a head.'],
  avoid: ['Several at once: AvatarGroup.', 'A logo of the product: BrandMark.', 'A picture that is looked at: an image.'],
  anatomy: ['One or two letters with their marks', 'Picture over them, once it is there', 'Or a letter in a dashed ring: invited'],
  do: [
    'Set `decorative` where the name stands beside it: else it is heard twice.',
    'Leave the tone to the name: the same person has the same colour everywhere.',
  ],
  dont: ['Say anything by its colour.', 'Make it the only way to a profile.'],
  keyboard: [],
  heard: ['Image, with the name; nothing when `decorative` or without a name.'],
}
