import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton, SearchField } from '@vehicle-partner/ui'
import * as icons from '@vehicle-partner/ui/icons'
import { createElement, useState } from 'react'
import { expect } from 'storybook/test'
import { FoundationPage } from './FoundationPage.tsx'

const { drawIcon: _, ...components } = icons
const entries = Object.entries(components).toSorted(([a], [b]) => a.localeCompare(b))
/** `ArrowUpRight` is found by "arrow up". */
const getWords = (name: string) => name.replaceAll(/([a-z])([A-Z\d])/g, '$1 $2').toLowerCase()

function Icons() {
  const [text, setText] = useState('')
  const found = entries.filter(([name]) => getWords(name).includes(text.trim().toLowerCase()))
  return (
    <FoundationPage title="Icons">
      <p>
        Line icons on a 24 px grid, drawn at 20 px with a stroke of 1.75 (16 px in small controls), in the color of the text. An icon stands
        beside a word, or the control has a name. These are the icons of the components; any other icon of lucide fits beside them.
      </p>
      <SearchField label="Search icons" value={text} onValueChange={setText} />
      <p aria-live="polite">
        {found.length} of {entries.length} icons
      </p>
      <ul className="iconList">
        {found.map(([name, Icon]) => {
          const importText = `import { ${name} } from '@vehicle-partner/ui/icons'`
          return (
            <li key={name}>
              {createElement(Icon, { width: 20, height: 20, 'aria-hidden': true })}
              <span>{name}</span>
              <CopyButton value={importText} label={`Copy the import of ${name}`} iconOnly />
            </li>
          )
        })}
      </ul>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Icons', component: Icons, tags: ['!autodocs'] } satisfies Meta<typeof Icons>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { name: 'Icons' }

export const Search: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'arrow up')
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ArrowUp', 'ArrowUpRight'])
  },
}
