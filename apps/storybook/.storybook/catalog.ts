import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { listUsedComponents } from './componentUse.ts'
import { listProps, type ListedProps } from './listProps.ts'

const root = join(import.meta.dirname, '../../..')

/** A component of packages/ui with its pages. */
export interface CatalogComponent {
  name: string
  /** The title of its stories, such as `UI/Actions/Button`. */
  title: string
  /** Its file in the repository, or its folder where no file has its name. */
  source: string
  /** The file of its guidelines. */
  docsFile: string
  /** The titles of the screens that use it. */
  screens: readonly string[]
}

/** A file of stories. */
export interface CatalogStories {
  title: string
  file: string
  /** The names of its exported stories. */
  exports: readonly string[]
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const readTitle = (text: string) => /\btitle: '((?:UI|Forms|Portal|Foundations|Flows|Start)\/[^']+)'/.exec(text)?.[1]

/** All files of stories, by their text. */
export function listStories(): CatalogStories[] {
  const files = globSync(
    ['packages/{ui,forms}/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx', 'apps/storybook/*/*.stories.tsx'],
    {
      cwd: root,
    },
  )
  return files.toSorted().flatMap((file) => {
    const text = read(file)
    const title = readTitle(text)
    return title === undefined ? [] : [{ title, file, exports: [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name) }]
  })
}

export function listComponents(): CatalogComponent[] {
  const screenFiles = globSync('apps/portal/src/**/*.stories.tsx', { cwd: root })
  const screens = screenFiles.toSorted().flatMap((file) => {
    const title = readTitle(read(file))
    return title === undefined ? [] : [{ title, used: listUsedComponents(file) }]
  })
  const files = globSync('packages/ui/src/*/*.docs.ts', { cwd: root })
  return files.toSorted().flatMap((file) => {
    const name = basename(file, '.docs.ts')
    const component = file.replace('.docs.ts', '.tsx')
    const source = existsSync(join(root, component)) ? component : dirname(component)
    const title = readTitle(read(file.replace('.docs.ts', '.stories.tsx')))
    return title === undefined
      ? []
      : [{ name, title, source, docsFile: file, screens: screens.filter(({ used }) => used.has(name)).map((screen) => screen.title) }]
  })
}

/** The props of every component by its name. */
export const listPropsByComponent = (): Readonly<Record<string, ListedProps | undefined>> =>
  Object.fromEntries(
    listComponents().map(({ name, docsFile }) => [name, listProps(join(root, docsFile.replace('.docs.ts', '.tsx')), name)]),
  )

/** By component and prop, the types that Storybook's reader does not know: arrays that are not changed. */
export const listUnreadTypes = (): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    Object.entries(listPropsByComponent()).map(([name, listed]) => [
      name,
      Object.fromEntries((listed?.props ?? []).filter(({ type }) => type.startsWith('readonly ')).map((prop) => [prop.name, prop.type])),
    ]),
  )

const tokenUse = /\btheme((?:\.\w+|\['\w+'\]){2,})/g

/** The tokens that the styles of each component name, such as `radius.large`, by the name of the component. */
export const listTokensByComponent = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    listComponents().map(({ name, docsFile }) => {
      const files = globSync(join(dirname(docsFile), '*.css.ts'), { cwd: root })
      const tokens = files.flatMap((file) => [...read(file).matchAll(tokenUse)].map(([, path = '']) => path))
      return [name, [...new Set(tokens.map((path) => path.replace(/\['(\w+)'\]/g, '.$1').slice(1)))].toSorted()]
    }),
  )

const writeModule: Record<string, () => string> = {
  'virtual:catalog': () =>
    `export const components = ${JSON.stringify(listComponents())}\nexport const stories = ${JSON.stringify(listStories())}`,
  'virtual:unread-types': () => `export const unreadTypes = ${JSON.stringify(listUnreadTypes())}`,
  'virtual:props': () =>
    `export const propsByComponent = ${JSON.stringify(listPropsByComponent())}\nexport const tokensByComponent = ${JSON.stringify(listTokensByComponent())}`,
}

/**
 * Serves the lists to the pages as `virtual:catalog`: importing every story for them would load the whole product. Props and tokens are
 * larger, and for docs pages alone: `virtual:props`. The controls of every story need a few of them: `virtual:unread-types`.
 */
export const catalogPlugin = (): Plugin => ({
  name: 'catalog',
  resolveId: (id) => (id in writeModule ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? writeModule[id.slice(1)]?.() : undefined),
})
