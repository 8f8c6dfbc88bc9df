import type { Plugin } from 'vite'

/** Marks the stories that `addDarkStory` adds. */
export const darkTag = 'dark-story'

/**
 * Adds a dark version of one story per file: the Overview, or the first story of a screen. Behavior does not depend on the theme, and
 * the matrix covers all other combinations.
 */
export const addDarkStory: Plugin = {
  name: 'add-dark-story',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return
    const stories = code.split(/^export const (?=\w+\b)/m).slice(1)
    const names = stories.map((story) => /^\w+/.exec(story)?.[0])
    const at = names.includes('Overview') ? names.indexOf('Overview') : id.includes('/apps/portal/') ? 0 : -1
    const storyName = names[at]
    // For stories that look the same in both themes.
    if (storyName === undefined || stories[at]?.includes("'one-theme'")) return
    const dark =
      `export const ${storyName}InDark = { ...${storyName}, name: '${storyName} in dark', ` +
      `tags: ['${darkTag}'], globals: { ...${storyName}.globals, theme: 'dark' } }`
    return { code: `${code}\n${dark}\n`, map: null }
  },
}
