import type { ComponentDocs } from '../docs.ts'

export const docs: ComponentDocs = {
  status: 'new',
  use: [
    'Once around the app, where people may choose light or dark, more contrast or closer rows.',
    'Around a part that looks different from the page: a preview, a dark bar, a dense table, another brand.',
  ],
  avoid: [
    'The device alone decides: the stylesheet does that without any provider.',
    'One value for the whole page for good: `data-theme="dark"` on `<html>` is enough.',
    'Turning a single button dark: use its variant.',
  ],
  anatomy: [
    'Page: attributes on `<html>`, no element of its own',
    'Part: one element with the same attributes',
    'Part: a second, empty element at the end of the body, into which menus and dialogs of the part open',
  ],
  do: [
    'Put `themeScript` into the head with the same key, so that no page is painted in the wrong theme first.',
    'Offer `system` beside the fixed choices, and make it the first.',
    'Give a brand all four themes; `weakPairs` says where it cannot be read.',
  ],
  dont: [
    'Set colours by hand in a part: choose a theme or a brand for it.',
    'Nest brands in brands.',
    'Take `compact` for phones: under a finger it changes nothing.',
  ],
  keyboard: [],
  heard: ['Nothing: a change of theme is seen, and its control says what is chosen.'],
  byHand: [
    { case: 'Windows contrast themes: colours of the system replace all of ours', run: 'forced colours of Chromium only' },
    { case: 'Safari and Firefox: light-dark() and prefers-contrast', run: 'not run' },
    { case: 'The first paint of a page with a kept choice, on a slow phone', run: 'not run' },
  ],
}
