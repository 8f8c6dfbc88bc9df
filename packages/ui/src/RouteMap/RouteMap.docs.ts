import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['map', 'geography', 'location'],
  related: ['RouteLine', 'StatGroup'],
  use: [
    'The route of a trip, its progress and the next stop.',
    'Without network, API keys or consent for a third-party map: the drawing needs none.',
  ],
  avoid: ['Only the order of stops matters: Timeline.', 'Searching places and addresses.'],
  anatomy: [
    'Skip link',
    'Map with the road, what was driven of it, stops, labels and the bus',
    'Badge with the age of the position',
    'List of stops with times: the primary view',
    'A sentence below the map (`caption`)',
  ],
  do: [
    'Pass `path` if the course of the road is known; otherwise a curve connects the stops.',
    'Pass the recorded positions as `track` if they are known, and say in text where they left the path.',
    'Pass `freshness` as text, and `stale` if the position is outdated.',
    'Pass a tile map as `renderMap`; it calls `onReady` or `onFail`. The drawing is shown until then.',
    'In a surface with a frame of its own, a card or a group of figures, set `flush`.',
    'Set `list="none"` only if the page lists the stops itself.',
  ],
  dont: ['A map that captures scrolling.', 'More than one bus in amber.', 'Announcements every second: they are throttled to 30 seconds.'],
  keyboard: [
    ['Tab', '“Skip the map”, then stops on the map, then the list'],
    ['Enter on “Skip the map”', 'moves to the list'],
    ['Enter, Space on a stop', 'toggles its selection on the map and in the list'],
  ],
  heard: [
    'A region “Map: Ajah to CMS” and a list “Stops: Ajah to CMS”.',
    'Each stop as a toggle button with name, time and status.',
    '“AAA-934KC: next stop Lekki Phase 1”, politely on change, at most every 30 seconds.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: swiping follows the order of the route', run: 'not run' },
    { case: 'A real adapter on a slow network: the drawing stays until the tiles load', run: 'not run' },
  ],
}
