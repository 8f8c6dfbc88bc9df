import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['tile map', 'street map', 'slippy map', 'raster tiles'],
  related: ['RouteMap'],
  use: ['Streets below a route, from a tile server of the operator’s choice.'],
  avoid: ['No tile server, little data, or print: RouteMap alone draws the route.', 'A map to explore: use a map library in `renderMap`.'],
  anatomy: ['Map tiles', 'The drawing of RouteMap on them', 'Zoom in, Zoom out', 'Attribution'],
  do: [
    'Pass it as `renderMap` of RouteMap, and load it lazily: most pages have no tiles.',
    'Allow the origin of the tiles in `img-src` of the content security policy.',
    'Pass the attribution that the licence of the map demands.',
  ],
  dont: ['A tile server without its owner’s consent: public ones forbid heavy use.'],
  keyboard: [
    ['Tab', 'stops in the frame, then Zoom in, Zoom out and the attribution'],
    ['Enter, Space on Zoom in', 'shows more around the selected stop, else the vehicle, else the middle of the route'],
  ],
  heard: ['The stops as on RouteMap. Tiles are decorative.'],
  byHand: [{ case: 'A public tile server on a slow phone', run: 'not run' }],
}
