import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'

/** Toolbar settings besides the viewport, with their values. */
const settings = {
  theme: { name: 'Theme', icon: 'paintbrush', values: ['light', 'dark'] },
  contrast: { name: 'Contrast', icon: 'contrast', values: ['normal', 'more'] },
  density: { name: 'Density', icon: 'component', values: ['comfortable', 'compact'] },
  direction: { name: 'Direction', icon: 'transfer', values: ['ltr', 'rtl'] },
  text: { name: 'Text size', icon: 'paragraph', values: ['100%', '200%'] },
} as const

/** The settings in the format of Storybook's toolbar. */
export const globalTypes = Object.fromEntries(
  Object.entries(settings).map(([key, { name, icon, values }]) => [
    key,
    { description: name, toolbar: { title: name, icon, items: [...values], dynamicTitle: true } },
  ]),
)

/** The first value of each setting, but no theme: without a choice the manager takes that of the device. */
export const initialGlobals = {
  ...Object.fromEntries(Object.entries(settings).map(([key, { values }]) => [key, values[0]])),
  theme: '',
}

/** Sets the attributes on <html>, as an app does, before the story is rendered and plays; returns the direction. */
export function applyToolbarSettings(globals: Readonly<Record<string, unknown>>): 'ltr' | 'rtl' {
  const html = document.documentElement
  html.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
  html.dataset['contrast'] = globals['contrast'] === 'more' ? 'more' : 'normal'
  html.dataset['density'] = globals['density'] === 'compact' ? 'compact' : 'comfortable'
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  html.dir = direction
  html.style.fontSize = globals['text'] === '200%' ? '200%' : ''
  return direction
}

export const withToolbarSettings: Decorator = (Story, { globals }) => {
  const direction = applyToolbarSettings(globals)
  // Remount on a change of direction: components read it once.
  return (
    <Fragment key={direction}>
      <Story />
    </Fragment>
  )
}
