import changelog from '../../../packages/ui/CHANGELOG.md?raw'
import uiPackage from '../../../packages/ui/package.json' with { type: 'json' }

/** Changes that wait for the next version; one file each, written for consumers. */
const changesets = import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The version that is released. */
export const { version } = uiPackage

export interface Change {
  /** The version that has it; undefined while it waits for the next one. */
  version: string | undefined
  text: string
}

const joinLines = (text: string) => text.replace(/^- /, '').replaceAll(/\s*\n\s*/g, ' ')

/** The changes of packages/ui that wait; a file may have several paragraphs. */
export const pending: readonly Change[] = Object.values(changesets).flatMap((text) => {
  const [, head = '', ...body] = text.split(/^---$/m)
  if (!head.includes("'@vehicle-partner/ui'")) return []
  const paragraphs = body
    .join('---')
    .trim()
    .split(/\n\n+|\n(?=- )/)
  return paragraphs.map((paragraph) => ({ version: undefined, text: joinLines(paragraph) }))
})

/** The items of the lists in the changelog. */
const released = changelog.split(/^## /m).flatMap((section): Change[] => {
  const [name = '', ...lines] = section.split('\n')
  if (!/^\d/.test(name)) return []
  const items = lines.join('\n').match(/^- .*(?:\n {2}.*)*/gm) ?? []
  return items.map((item) => ({ version: name.trim(), text: joinLines(item).replaceAll('**', '') }))
})

export const changes: readonly Change[] = [...pending, ...released]

/** The changes that name a component, newest first. */
export const listChanges = (name: string): Change[] => changes.filter(({ text }) => new RegExp(`(?<![\\w/])${name}(?!\\w)`).test(text))
