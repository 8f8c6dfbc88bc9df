import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Heading, Stack, Text } from '@vehicle-partner/ui'
import { components } from 'virtual:catalog'
import { changes, listChanges, version } from '../docs/componentChanges.ts'
import { renderInlineCode } from '../docs/renderInlineCode.tsx'
import { getDocsHref, StorybookLink } from '../docs/storybookLinks.tsx'
import './pages.css'

function Changes() {
  const named = components.map(({ name, title }) => ({ name, title, found: listChanges(name) })).filter(({ found }) => found.length > 0)
  const known = new Set(named.flatMap(({ found }) => found))
  const others = changes.filter((change) => !known.has(change))
  return (
    <main className="startPage">
      <Stack>
        <Heading level={1}>Changes by component</Heading>
        <Text>@vehicle-partner/ui, version {version}. What is marked “next” waits for the version after it.</Text>
      </Stack>
      {named.map(({ name, title, found }) => (
        <section key={name} aria-label={name}>
          <Stack>
            <Heading level={2} size="subheading">
              <StorybookLink href={getDocsHref(title)}>{name}</StorybookLink>
            </Heading>
            <ChangeList items={found} />
          </Stack>
        </section>
      ))}
      {others.length > 0 && (
        <section aria-label="The whole library">
          <Stack>
            <Heading level={2} size="subheading">
              The whole library
            </Heading>
            <ChangeList items={others} />
          </Stack>
        </section>
      )}
    </main>
  )
}

function ChangeList({ items }: { items: typeof changes }) {
  return (
    <ul>
      {items.map(({ version: since, text }) => (
        <li key={text}>
          <span>
            <Badge tone={since === undefined ? 'info' : 'neutral'}>{since ?? 'next'}</Badge>
          </span>{' '}
          {renderInlineCode(text)}
        </li>
      ))}
    </ul>
  )
}

const meta = {
  title: 'Start/Changes',
  component: Changes,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Changes>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Changes' }
