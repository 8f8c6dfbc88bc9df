import type { ComponentDocs } from '../../../packages/ui/src/docs.ts'
import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import budgets from '../../../packages/ui/budgets.json' with { type: 'json' }

const pages = import.meta.glob<ComponentDocs>('../../../packages/ui/src/*/*.docs.ts', { eager: true, import: 'docs' })
const docsOf = (name: string): ComponentDocs | undefined => Object.entries(pages).find(([path]) => path.endsWith(`/${name}.docs.ts`))?.[1]

const weights: Record<string, readonly (number | undefined)[]> = budgets.ui
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** The page of a component: its words from `Name.docs.ts`, its props from the types, its pictures from the stories, its bytes from the budgets. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const docs = preparedMeta.title.startsWith('UI/') ? docsOf(name) : undefined
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {docs ? <Facts name={name} status={docs.status} /> : null}
      <Primary />
      {docs ? <Words docs={docs} /> : null}
      <Heading>Props</Heading>
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  )
}

function Facts({ name, status }: { name: string; status: ComponentDocs['status'] }) {
  const entry = name.endsWith('Illustration') ? 'illustrations' : name
  const [now, later] = weights[entry] ?? []
  return (
    <ul>
      <li>Status: {status === 'stable' ? 'stable' : 'new, its props may still move'}</li>
      <li>
        Import: <code>{`import { ${name} } from '@vehicle-partner/ui/${entry}'`}</code>
      </li>
      {now === undefined ? null : (
        <li>
          Cost: at most {kilobytes(now)} of script and style after brotli, above react and react-dom
          {later ? `, and ${kilobytes(later)} more when it is first used` : ''}
        </li>
      )}
    </ul>
  )
}

function Words({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <List title="When to use it" lines={docs.use} />
      <List title="When not" lines={docs.avoid} />
      <List title="Anatomy" lines={docs.anatomy} ordered />
      <List title="Do" lines={docs.do} />
      <List title="Don’t" lines={docs.dont} />
      {docs.keyboard.length === 0 ? null : <Table title="Keyboard" head={['Key', 'What it does']} rows={docs.keyboard} />}
      <List title="What is heard" lines={docs.heard ?? []} />
      {docs.byHand === undefined || docs.byHand.length === 0 ? null : (
        <Table title="To be tried by hand" head={['Case', 'Run']} rows={docs.byHand.map((item) => [item.case, item.run])} />
      )}
    </>
  )
}

/** Words between backticks are code. */
const marked = (line: string) => line.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))

function List({ title, lines, ordered = false }: { title: string; lines: readonly string[]; ordered?: boolean }) {
  if (lines.length === 0) return null
  const Element = ordered ? 'ol' : 'ul'
  return (
    <>
      <Heading>{title}</Heading>
      <Element>
        {lines.map((line) => (
          <li key={line}>{marked(line)}</li>
        ))}
      </Element>
    </>
  )
}

function Table({ title, head, rows }: { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }) {
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
                <td key={cell}>{marked(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
