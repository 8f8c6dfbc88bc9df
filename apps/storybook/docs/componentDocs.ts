import type { ComponentDocs } from '../../../packages/ui/src/componentDocs.ts'

const docsByPath = import.meta.glob<ComponentDocs>('../../../packages/ui/src/*/*.docs.ts', { eager: true, import: 'docs' })
const docsByName = new Map(Object.entries(docsByPath).map(([path, docs]) => [/(\w+)\.docs\.ts$/.exec(path)?.[1] ?? '', docs]))

/** The guidelines of a component. */
export const getDocs = (name: string): ComponentDocs | undefined => docsByName.get(name)
