import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface SourceFile {
  /** Files of the repository that it imports, at once or later. */
  imports: readonly string[]
  /** What it imports from packages/ui. */
  components: readonly string[]
}

/** The names in the braces of an import or export, as their module calls them; types are not drawn. */
const listNames = (braces = '') =>
  braces.split(',').flatMap((name) => (/^type\s/.test(name.trim()) ? [] : (name.trim().split(/\s+as\s+/)[0] ?? [])))

/** By the name of each export of packages/forms, its file. */
const formFiles = new Map(
  [...read('packages/forms/src/index.ts').matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names, file = '']) =>
    listNames(names).map((name) => [name, join('packages/forms/src', file)] as const),
  ),
)

const files = new Map<string, SourceFile>()

function readSource(file: string): SourceFile {
  const known = files.get(file)
  if (known) return known
  const text = read(file).replace(/^import type [\s\S]*?from .*$/gm, '')
  const relative = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)].map(([, path = '']) => join(dirname(file), path))
  const fromPackage = (name: string) =>
    [...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '@vehicle-partner/${name}(?:/\\w+)?'`, 'g'))].flatMap(([, names]) =>
      listNames(names),
    )
  // Of a module that is loaded later, here or by a hook, each name in the text may be meant.
  const hooks = relative.filter((path) => /\/use\w+\.ts$/.test(path) && existsSync(join(root, path)))
  const later = [text, ...hooks.map(read)].some((code) => /import\('@vehicle-partner\/ui/.test(code))
    ? (text.match(/\b[A-Z]\w+\b/g) ?? [])
    : []
  const found = {
    imports: [...relative, ...fromPackage('forms').flatMap((name) => formFiles.get(name) ?? [])].filter((path) =>
      existsSync(join(root, path)),
    ),
    components: [...fromPackage('ui'), ...later],
  }
  files.set(file, found)
  return found
}

/** The screen of a file of stories: the module with its name, or else all components beside it. */
function findScreen(stories: string): string[] {
  const screen = stories.replace('.stories.tsx', '.tsx')
  if (existsSync(join(root, screen))) return [screen]
  return globSync(join(dirname(stories), '*.tsx'), { cwd: root }).filter((file) => !/\.(stories|test)\./.test(basename(file)))
}

/** The components that a screen shows: those of its own files, of the parts that it shares with other screens, and of its forms. */
export function listUsedComponents(stories: string): ReadonlySet<string> {
  const reached = new Set(findScreen(stories))
  const used = new Set<string>()
  // A set goes on to what is added during the loop.
  for (const file of reached) {
    const { imports, components } = readSource(file)
    for (const path of imports) reached.add(path)
    for (const name of components) used.add(name)
  }
  return used
}
