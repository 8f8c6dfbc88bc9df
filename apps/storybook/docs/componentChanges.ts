import uiPackage from '../../../packages/ui/package.json' with { type: 'json' }

/** Changes that wait for the next version; one file each, written for consumers. */
const changesets = import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The next version after `0.0.0` is the first one that is published. */
export const nextVersion = uiPackage.version === '0.0.0' ? '0.1.0' : `after ${uiPackage.version}`

export interface Change {
  kind: 'major' | 'minor' | 'patch'
  text: string
}

/** The changes of packages/ui; a file may have several paragraphs. */
export const changes: readonly Change[] = Object.values(changesets).flatMap((text) => {
  const [, head = '', ...body] = text.split(/^---$/m)
  const kind = /'@vehicle-partner\/ui': (\w+)/.exec(head)?.[1]
  if (kind !== 'major' && kind !== 'minor' && kind !== 'patch') return []
  const paragraphs = body
    .join('---')
    .trim()
    .split(/\n\n+|\n(?=- )/)
  return paragraphs.map((paragraph) => ({ kind, text: paragraph.replace(/^- /, '').replaceAll(/\s*\n\s*/g, ' ') }))
})

/** The changes that name a component. */
export const listChanges = (name: string): Change[] => changes.filter(({ text }) => new RegExp(`(?<![\\w/])${name}(?!\\w)`).test(text))
