import type { ComponentDocs } from '../../../packages/ui/src/componentDocs.ts'
import { Canvas, Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { components } from 'virtual:catalog'
import budgets from '../../../packages/ui/budgets.json' with { type: 'json' }
import uiPackage from '../../../packages/ui/package.json' with { type: 'json' }
import { CopyButton } from '../../../packages/ui/src/CopyButton/CopyButton.tsx'
import { getDocs } from './componentDocs.ts'
import { listChanges } from './componentChanges.ts'
import { ExamplePairs } from './ExamplePairs.tsx'
import { PropsTable } from './PropsTable.tsx'
import { renderInlineCode } from './renderInlineCode.tsx'
import { ScreenSummary } from './ScreenSummary.tsx'
import { getDocsHref, StorybookLink } from './storybookLinks.tsx'
import { TokensTable } from './TokensTable.tsx'

const budgetByName: Record<string, readonly (number | undefined)[]> = budgets.ui
const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const repository = uiPackage.homepage.replace(/packages\/ui.*$/, '')

/** The docs page of a component: guidelines from `Name.docs.ts`, props from the types, stories, and bytes from budgets.json. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { title, parameters } = preparedMeta
  const component = components.find((each) => each.title === title)
  const docs = component && getDocs(component.name)
  if (!component || !docs)
    return (
      <>
        <Title />
        <Subtitle />
        <Description />
        <ScreenSummary title={title} parameters={parameters} />
        <Primary />
        <Stories title={title.startsWith('Portal/') ? 'States' : 'Stories'} includePrimary={false} />
      </>
    )
  const playground = findPlayground(Object.values(csfFile.stories), csfFile.meta)
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <ComponentSummary {...component} docs={docs} />
      <Primary />
      {playground && (
        <>
          <Heading>Playground</Heading>
          <Canvas of={playground.moduleExport} sourceState="shown" />
          <Controls of={playground.moduleExport} />
        </>
      )}
      <ComponentGuidelines name={component.name} docs={docs} />
      <PropsTable name={component.name} />
      <TokensTable name={component.name} />
      <ComponentChanges name={component.name} />
      <Stories title="States" includePrimary={false} />
    </>
  )
}

type CsfFile = ReturnType<typeof useOf<'meta'>>['csfFile']
type CsfStory = CsfFile['stories'][string]

/** The story whose props the controls change: one that renders the component itself. */
function findPlayground(stories: readonly CsfStory[], meta: CsfFile['meta']): CsfStory | undefined {
  if (meta.render) return undefined
  const candidates = stories.filter(({ render }) => render === undefined)
  const countArgs = ({ args = {} }: CsfStory) => Object.keys(args).length
  return candidates.find(({ name }) => name === 'Playground') ?? candidates.toSorted((a, b) => countArgs(a) - countArgs(b))[0]
}

interface ComponentSummaryProps {
  name: string
  source: string
  docsFile: string
  screens: readonly string[]
  docs: ComponentDocs
}

/** The subpath of the package that has the component: its folder. */
const getEntry = (docsFile: string) => docsFile.split('/').at(-2) ?? ''

function ComponentSummary({ name, source, docsFile, screens, docs }: ComponentSummaryProps) {
  const { status, since = '0.1.0', imports = [name], otherNames, related } = docs
  const entry = getEntry(docsFile)
  const [initial, lazy] = budgetByName[entry] ?? []
  const importText = `import { ${imports.join(', ')} } from '@vehicle-partner/ui/${entry}'`
  return (
    <dl className="docsFacts sb-unstyled">
      <dt>Status</dt>
      <dd>
        {status === 'stable' ? 'stable: its props change in a major version only' : 'new: its props may still change'}; since {since}
      </dd>
      <dt>Import</dt>
      <dd>
        <code>{importText}</code> <CopyButton value={importText} label="Copy import" />
      </dd>
      {initial === undefined ? null : (
        <>
          <dt>Cost</dt>
          <dd>
            at most {formatKilobytes(initial)} of script and style after brotli, above react and react-dom
            {lazy ? `, and ${formatKilobytes(lazy)} more when it is first used` : ''}
          </dd>
        </>
      )}
      <dt>Also called</dt>
      <dd>{otherNames.join(', ')}</dd>
      <dt>Related</dt>
      <dd>
        <PageLinks pages={related.flatMap((other) => components.find((each) => each.name === other) ?? [])} />
      </dd>
      {screens.length > 0 && (
        <>
          <dt>On screens</dt>
          <dd>
            <ScreenLinks titles={screens} />
          </dd>
        </>
      )}
      <dt>Source</dt>
      <dd>
        <a href={`${repository}${source}`}>{source}</a>
      </dd>
    </dl>
  )
}

const shownScreens = 6

/** The first screens; the others on demand. */
function ScreenLinks({ titles }: { titles: readonly string[] }) {
  const pages = titles.map((title) => ({ title, name: title.replace('Portal/', '').replaceAll('/', ', ') }))
  if (pages.length <= shownScreens + 1) return <PageLinks pages={pages} />
  return (
    <>
      <PageLinks pages={pages.slice(0, shownScreens)} />
      <details>
        <summary>{pages.length - shownScreens} more</summary>
        <PageLinks pages={pages.slice(shownScreens)} />
      </details>
    </>
  )
}

function PageLinks({ pages }: { pages: readonly { name: string; title: string }[] }) {
  return pages.map(({ name, title }, at) => (
    <span key={title}>
      {at > 0 ? ', ' : ''}
      <StorybookLink href={getDocsHref(title)}>{name}</StorybookLink>
    </span>
  ))
}

function ComponentGuidelines({ name, docs }: { name: string; docs: ComponentDocs }) {
  return (
    <>
      <DocsList title="When to use it" lines={docs.use} />
      <DocsList title="When not" lines={docs.avoid} />
      <DocsList title="Anatomy" lines={docs.anatomy} ordered />
      <ExamplePairs name={name} />
      <DocsList title="Do" lines={docs.do} />
      <DocsList title="Don’t" lines={docs.dont} />
      {docs.keyboard.length === 0 ? null : <DocsTable title="Keyboard" head={['Key', 'What it does']} rows={docs.keyboard} />}
      <DocsList title="Screen reader output" lines={docs.heard ?? []} />
      {docs.byHand === undefined || docs.byHand.length === 0 ? null : (
        <DocsTable title="Manual tests" head={['Case', 'Run']} rows={docs.byHand.map((item) => [item.case, item.run])} />
      )}
    </>
  )
}

function ComponentChanges({ name }: { name: string }) {
  const changes = listChanges(name)
  if (changes.length === 0) return null
  return <DocsList title="Changes" lines={changes.map(({ version, text }) => `${version ?? 'Next version'}: ${text}`)} />
}

function DocsList({ title, lines, ordered = false }: { title: string; lines: readonly string[]; ordered?: boolean }) {
  if (lines.length === 0) return null
  const Element = ordered ? 'ol' : 'ul'
  return (
    <>
      <Heading>{title}</Heading>
      <Element>
        {lines.map((line) => (
          <li key={line}>{renderInlineCode(line)}</li>
        ))}
      </Element>
    </>
  )
}

function DocsTable({ title, head, rows }: { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <table>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell) => (
                <td key={cell}>{renderInlineCode(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
