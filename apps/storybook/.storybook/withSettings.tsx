import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'

/** What the toolbar can set besides the theme and the width, and the values that each has. */
export const settings = {
  contrast: { name: 'Contrast', icon: 'contrast', values: ['normal', 'more'] },
  density: { name: 'Density', icon: 'component', values: ['comfortable', 'compact'] },
  direction: { name: 'Direction', icon: 'transfer', values: ['ltr', 'rtl'] },
  text: { name: 'Text size', icon: 'paragraph', values: ['100%', '200%'] },
} as const

/** The settings as Storybook's toolbar wants them; the first value is the usual one. */
export const globalTypes = Object.fromEntries(
  Object.entries(settings).map(([key, { name, icon, values }]) => [
    key,
    { description: name, toolbar: { title: name, icon, items: [...values], dynamicTitle: true } },
  ]),
)

export const initialGlobals = Object.fromEntries(Object.entries(settings).map(([key, { values }]) => [key, values[0]]))

/** Puts the settings on <html>, where an app has them too. */
export const withSettings: Decorator = (Story, { globals }) => {
  const html = document.documentElement
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  html.dataset['contrast'] = globals['contrast'] === 'more' ? 'more' : 'normal'
  html.dataset['density'] = globals['density'] === 'compact' ? 'compact' : 'comfortable'
  html.dir = direction
  html.style.fontSize = globals['text'] === '200%' ? '200%' : ''
  // A page does not turn round while it stands.
  return (
    <Fragment key={direction}>
      <Story />
    </Fragment>
  )
}
