import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['profile picture', 'initials', 'user picture'],
  related: ['AvatarGroup', 'Picture'],
  use: ['A person (round) or an organisation (square) next to a name, in a list or a header.'],
  avoid: ['Several at once: AvatarGroup.', 'The logo of the product: LogoMark.', 'A picture with content: an image.'],
  anatomy: [
    'One or two initials with their diacritics',
    'The picture over them, once it has loaded',
    'Or a letter in a dashed ring: invited',
  ],
  do: [
    'Set `decorative` where the name is next to it; otherwise it is read twice.',
    'Leave `tone` to the name: one person has one color everywhere.',
  ],
  dont: ['Convey meaning by its color.', 'Make it the only way to a profile.'],
  keyboard: [],
  heard: ['An image named by `name`; nothing if `decorative` or without a name.'],
}
