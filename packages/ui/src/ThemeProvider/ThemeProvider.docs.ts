import type { ComponentDocs } from '../componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  otherNames: ['dark mode', 'theme', 'color scheme', 'brand'],
  related: ['Switch'],
  use: [
    'Around the app, if users can choose theme, contrast or density.',
    'Around a part with a different theme: a preview, a dark bar, a dense table, another brand.',
  ],
  avoid: [
    'Only system settings apply: the stylesheet needs no provider.',
    'One fixed theme for the page: set `data-theme="dark"` on `<html>`.',
    'A single dark button: use its variant.',
  ],
  anatomy: [
    'Page: attributes on `<html>`, without an element',
    'Part: one element with the same attributes',
    'Part: a container at the end of the body for its overlays',
  ],
  do: [
    'Put `themeScript` into the head with the same key, to avoid a flash of the wrong theme.',
    'Offer `system` as the first choice.',
    'Define all four themes of a brand; `findLowContrastPairs` checks its contrast.',
  ],
  dont: [
    'Override single colors in a part: use a theme or a brand.',
    'Nest brands in brands.',
    'Use `compact` for phones: it does not apply to touch.',
  ],
  keyboard: [],
  heard: ['Nothing: the control of the theme has its own name and value.'],
  byHand: [
    { case: 'Windows contrast themes: system colors replace all others', run: 'Chromium’s forced colors only' },
    { case: 'Safari and Firefox: light-dark() and prefers-contrast', run: 'not run' },
    { case: 'First paint with a stored theme on a slow phone', run: 'not run' },
  ],
}
