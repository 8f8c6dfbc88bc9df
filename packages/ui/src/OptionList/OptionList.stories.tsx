import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Card } from '../Card/Card.tsx'
import { OptionList } from './OptionList.tsx'

const names = [
  'Okafor Mobility Limited',
  'Multi Ventures',
  'Adéṣọlá Transport',
  'Ibadan Lines',
  'Kano Coaches',
  'Lekki Shuttle',
  'Ọ̀yọ́ Rides',
]
const options = names.map((label) => ({
  value: label,
  label,
  description: label === 'Multi Ventures' ? 'Owner' : 'Staff',
  icon: <Avatar name={label} shape="company" size="small" decorative />,
}))

const meta = {
  title: 'UI/Overlays/OptionList',
  component: OptionList,
  args: { label: 'Companies', options: options.slice(0, 3), value: 'Multi Ventures', onSelect: fn() },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof OptionList>
export default meta
type Story = StoryObj<typeof meta>

/** Without a search field the list itself takes the focus. */
export const Overview: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('listbox', { name: 'Companies' })
    await userEvent.tab()
    await expect(list).toHaveFocus()
    await expect(canvas.getByRole('option', { name: /^Multi Ventures ?, Owner$/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End} ')
    await expect(args.onSelect).toHaveBeenLastCalledWith('Adéṣọlá Transport')
    await userEvent.click(canvas.getByRole('option', { name: /^Multi Ventures ?, Owner$/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('Multi Ventures')
  },
}

export const WithSearch: Story = {
  args: { options, searchable: true, labels: { search: 'Search companies' } },
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('combobox', { name: 'Search companies' })
    await userEvent.type(search, 'adesola')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await waitFor(() => expect(canvas.getByText('1 result')).toBeInTheDocument())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('Adéṣọlá Transport')
    await userEvent.type(search, 'x')
    await expect(canvas.getByText('Nothing found for "adesolax"', { selector: 'p' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveValue('')
  },
}
