import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'

/** Toolbar settings besides theme and viewport, with their values. */
export const settings = {
  contrast: { name: 'Contrast', icon: 'contrast', values: ['normal', 'more'] },
  density: { name: 'Density', icon: 'component', values: ['comfortable', 'compact'] },
  direction: { name: 'Direction', icon: 'transfer', values: ['ltr', 'rtl'] },
  text: { name: 'Text size', icon: 'paragraph', values: ['100%', '200%'] },
} as const

/** The settings in the format of Storybook's toolbar; the first value is the default. */
export const globalTypes = Object.fromEntries(
  Object.entries(settings).map(([key, { name, icon, values }]) => [
    key,
    { description: name, toolbar: { title: name, icon, items: [...values], dynamicTitle: true } },
  ]),
)

export const initialGlobals = Object.fromEntries(Object.entries(settings).map(([key, { values }]) => [key, values[0]]))

/** Sets the attributes on <html>, as an app does; returns the direction. */
export function applyToolbarSettings(globals: Readonly<Record<string, unknown>>): 'ltr' | 'rtl' {
  const html = document.documentElement
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
