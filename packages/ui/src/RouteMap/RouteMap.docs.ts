import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'Where a trip runs, how far it is, and what comes next.',
    'A place without network, keys or consent for somebody else’s map: the drawing needs none.',
  ],
  avoid: ['Only the order of the stops matters: Timeline.', 'Finding places and addresses: this is no map to search in.'],
  anatomy: [
    'Link that skips the map',
    'Map, with the road, the part that is travelled, stops, names where there is room, the bus',
    'Badge with the age of the position',
    'List of the stops with their times: the primary view',
  ],
  do: [
    'Give `path` where the road’s own course is known; else the stops are joined by a bent line.',
    'Give `freshness` in words, and `stale` when the position is old.',
    'Pass a map of tiles through `renderMap`; it says `onReady` and `onFail`, and our drawing stands in for it until then.',
    'Set `list="none"` only where the page lists the same stops itself.',
  ],
  dont: [
    'A map that takes the wheel or the finger from the page.',
    'More than one bus in amber.',
    'Positions every second in the words: they are said at most every 30 seconds anyway.',
  ],
  keyboard: [
    ['Tab', 'first to “Skip the map”, then to the stops on the map, then to the list'],
    ['Enter on “Skip the map”', 'moves to the list'],
    ['Enter, Space on a stop', 'chooses it on the map and in the list; again lets it go'],
  ],
  heard: [
    'A region “Map: Ajah to CMS” and a list “Stops: Ajah to CMS”.',
    'Each stop is a button with name, time and state, and says whether it is pressed.',
    '“AAA-934KC: next stop Lekki Phase 1”, politely, when that changes, at most every 30 seconds, and never when the page comes.',
  ],
  byHand: [
    { case: 'VoiceOver and TalkBack: a swipe goes through the stops in the order of the route', run: 'not run' },
    { case: 'A real adapter on a slow network: the drawing stands until the tiles do', run: 'not run' },
  ],
}
