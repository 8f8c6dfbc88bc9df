import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  otherNames: ['slider', 'slideshow', 'gallery'],
  related: ['Picture'],
  use: ['A few pictures with a sentence each, beside a form; optional to see.'],
  avoid: ['Content that users must read or act on: they may not see the second slide.', 'Pictures to browse: a grid.'],
  anatomy: ['Play/pause button, always first and always visible', 'A dot for each slide, arrows, or both', 'Slides'],
  do: ['Two or three slides, each with a title that stands alone.', 'Keep illustrations decorative: the text carries the meaning.'],
  dont: ['Links or buttons in a slide.', 'An interval below 8 seconds: slow readers need it.'],
  keyboard: [
    ['Tab', 'first to the play/pause button, then to dots or arrows; rotation stops meanwhile'],
    ['Enter, Space', 'pauses or plays, or shows the slide'],
  ],
  heard: [
    'A carousel named “Highlights”; each slide is a group “1 of 2”. Hidden slides are inert.',
    'Silent while it rotates; paused, or changed by hand, the new slide is announced politely.',
    'Without scripts all slides are listed, without controls.',
  ],
  byHand: [
    { case: 'VoiceOver on iOS: a three-finger swipe scrolls the page and does not change the slide', run: 'not run' },
    { case: 'TalkBack: the pause button is found before the slides', run: 'not run' },
  ],
}
