import type { StoryIndex } from 'storybook/internal/types'

/**
 * Adds names by which a page can be found, such as "modal" for Dialog. The sidebar searches the anchors of a page, which are its headings
 * otherwise.
 */
export function addSearchTerms(index: StoryIndex, termsByTitle: Readonly<Record<string, readonly string[]>>): StoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    // Pages of text, such as a foundation, have one story in place of a docs page.
    const isPage = entry.type === 'docs' || /^(Start|Foundations|Flows)\//.test(entry.title)
    const terms = isPage ? termsByTitle[entry.title] : undefined
    return [id, terms === undefined ? entry : { ...entry, anchors: terms.map((title) => ({ id: '', title })) }] as const
  })
  return { ...index, entries: Object.fromEntries(entries) }
}
