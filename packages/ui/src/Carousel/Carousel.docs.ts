import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  use: ['A few pictures with a sentence each, beside a form, that nobody needs to have seen.'],
  avoid: ['Anything that people must read or act on: they will not see the second slide.', 'Pictures to be looked through: a grid.'],
  anatomy: ['Pause or play, always first and always in sight', 'A mark for each slide, arrows, or both', 'Slides'],
  do: ['Two or three slides, each with a title that says something alone.', 'Leave the art as decoration: the words carry the meaning.'],
  dont: ['Links or buttons in a slide that turns away.', 'A shorter time than a slow reader needs: 8 seconds are little enough.'],
  keyboard: [
    ['Tab', 'first to pause, then to the marks or arrows; the slides stand still meanwhile'],
    ['Enter, Space', 'pauses or plays, or shows the slide'],
  ],
  heard: [
    'A carousel named “Highlights”; each slide a group “1 of 2”. Slides that are not shown are out of reach.',
    'While it turns by itself nothing is said; paused, or turned by hand, the new slide is said politely.',
    'Without scripts all slides stand under one another, without controls.',
  ],
  byHand: [
    { case: 'VoiceOver on iOS: a swipe of three fingers scrolls the page and does not turn', run: 'not run' },
    { case: 'TalkBack: the pause button is found before the slides', run: 'not run' },
  ],
}
