import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, SearchField, Stack, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { components } from 'virtual:catalog'
import { getDocs } from '../docs/componentDocs.ts'
import { getDocsHref, StorybookLink } from '../docs/storybookLinks.tsx'
import { ComponentThumbnail } from './ComponentThumbnail.tsx'
import './pages.css'

const getGroup = (title: string) => title.split('/')[1] ?? ''
/** In the order in which an app needs them. */
const groups = ['Actions', 'Fields', 'Data', 'Feedback', 'Overlays', 'Structure', 'Layout', 'Text', 'Pages', 'Brand', 'Illustrations']

const entries = components.map((component) => ({ ...component, docs: getDocs(component.name) }))
type Entry = (typeof entries)[number]

const matches = ({ name, docs }: Entry, words: string) =>
  [name, ...(docs?.otherNames ?? []), ...(docs?.use ?? [])].some((text) => text.toLowerCase().includes(words))

function ComponentIndex() {
  const [text, setText] = useState('')
  const found = entries.filter((entry) => matches(entry, text.trim().toLowerCase()))
  const sections = [...groups, ...new Set(components.map(({ title }) => getGroup(title)).filter((group) => !groups.includes(group)))]
  return (
    <main className="startPage">
      <Stack gap="large">
        <Heading level={1}>Components</Heading>
        <SearchField label="Search components" placeholder="modal, dropdown, pill" value={text} onValueChange={setText} />
        <Text aria-live="polite">{text === '' ? `${entries.length} components` : `${found.length} of ${entries.length} components`}</Text>
      </Stack>
      {sections.map((group) => {
        const items = found.filter(({ title }) => getGroup(title) === group)
        return items.length === 0 ? null : (
          <section key={group} aria-label={group}>
            <Stack gap="large">
              <Heading level={2}>{group}</Heading>
              <ul className="startIndex">
                {items.map(({ name, title, docs }) => (
                  <li key={name}>
                    <div className="startIndexCard">
                      <ComponentThumbnail name={name} />
                      <div className="startIndexText">
                        {/* Covers the card. */}
                        <StorybookLink className="startIndexLink" href={getDocsHref(title)}>
                          {name}
                        </StorybookLink>
                        <small>{docs?.use[0]?.replaceAll('`', '')}</small>
                      </div>
                    </div>
                  </li>
                ))}
              </ul>
            </Stack>
          </section>
        )
      })}
    </main>
  )
}

const meta = {
  title: 'Start/Components',
  component: ComponentIndex,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComponentIndex>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: 'Components',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(entries.length)
  },
}

/** Other names of a component find it. */
export const Search: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    for (const [words, name] of [
      ['modal', 'Dialog'],
      ['dropdown', 'Select'],
      ['pill', 'StatusPill'],
      ['snackbar', 'Toast'],
    ] as const) {
      await userEvent.clear(search)
      await userEvent.type(search, words)
      await expect(canvas.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
      await expect(canvas.getAllByRole('link').length).toBeLessThan(12)
    }
  },
}
