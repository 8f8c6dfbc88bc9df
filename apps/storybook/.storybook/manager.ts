import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { StoryIndex } from 'storybook/internal/types'
import { addons } from 'storybook/manager-api'
import { addSearchTerms } from './addSearchTerms.ts'
import { getProductTheme } from './productThemes.ts'

const themeKey = 'storybook-theme'
const preferredTheme = () =>
  localStorage.getItem(themeKey) ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

addons.setConfig({
  theme: getProductTheme(preferredTheme()),
  sidebar: {
    showRoots: true,
    collapsedRoots: ['forms', 'portal'],
    renderLabel: ({ type, name }) => (type === 'root' && name === 'UI' ? 'Components' : name),
  },
})

/** The manager's look follows the theme of the toolbar, which begins with the last choice or the theme of the device. */
addons.register('product-theme', (api) => {
  let current: unknown
  const followTheme = ({ globals }: { globals: Record<string, unknown> }) => {
    const theme = globals['theme']
    // No choice yet: an address with a theme has one.
    if (theme === '' && preferredTheme() === 'dark') api.updateGlobals({ theme: 'dark' })
    if (typeof theme !== 'string' || theme === '' || theme === current) return
    current = theme
    localStorage.setItem(themeKey, theme)
    api.setOptions({ theme: getProductTheme(theme) })
  }
  api.on(SET_GLOBALS, followTheme)
  api.on(GLOBALS_UPDATED, followTheme)
})

/** The search of the sidebar finds a component by other names. */
addons.register('other-names', (api) => {
  const addNames = async () => {
    const terms = JSON.parse(document.querySelector('#other-names')?.textContent ?? '{}') as Record<string, string[]> // written by main.ts
    const response = await fetch('./index.json')
    await api.setIndex(addSearchTerms((await response.json()) as StoryIndex, terms))
  }
  // By then the manager has read its index, which this one replaces.
  api.once(CURRENT_STORY_WAS_SET, () => void addNames())
})

/** Pages of text need no panel of controls; it comes back with the next story. */
addons.register('panel-of-stories', (api) => {
  let isHidden = false
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isPage = /^(start|foundations|flows)-/.test(storyId)
    if (isPage && api.getIsPanelShown()) {
      isHidden = true
      api.togglePanel(false)
    } else if (!isPage && isHidden) {
      isHidden = false
      api.togglePanel(true)
    }
  })
})
