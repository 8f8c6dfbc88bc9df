import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Dialog } from '../Dialog/Dialog.tsx'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'UI/Fields/PhoneField/Countries',
  component: PhoneField,
  args: { label: 'Phone number', onValueChange: fn(), onCountryChange: fn() },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

const openList = async (button: HTMLElement) => {
  button.click()
  return screen.findByRole('combobox', { name: 'Name or code' })
}
const option = (name: string, dial: number) => new RegExp(`^${name} ?, \\+${dial}$`)
const active = (search: HTMLElement) => document.getElementById(search.getAttribute('aria-activedescendant') ?? '')

/** Names wrap where large text leaves no room for them beside the code. */
export const LargeTextOnSmallPhone: Story = {
  tags: ['one-theme'],
  globals: { viewport: { value: 'smallPhone' }, text: '200%' },
  play: async ({ canvas }) => {
    await openList(canvas.getByRole('button', { name: /^Country: Nigeria/ }))
    for (const name of ['Nigeria', 'Afghanistan', 'Åland Islands']) {
      const text = await screen.findByText(name)
      await expect([name, text.scrollWidth <= text.clientWidth, text.scrollHeight <= text.clientHeight + 1]).toEqual([name, true, true])
    }
    const heights = screen.getAllByRole('option').map((row) => Math.round(row.getBoundingClientRect().height))
    await expect(new Set(heights).size).toBe(1)
  },
}

export const Opens: Story = {
  args: { defaultValue: '+2348030000001' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Country: Nigeria +234' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    const search = await openList(button)
    await waitFor(() => expect(search).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const list = screen.getByRole('listbox', { name: 'Country' })
    await expect(within(list).getByRole('option', { name: option('Nigeria', 234) })).toHaveAttribute('aria-selected', 'true')
    // Only visible options are rendered, each with `aria-setsize`.
    const [first, second] = within(list).getAllByRole('option')
    await expect(first).toHaveAccessibleName(option('Nigeria', 234))
    await expect(second).toHaveAccessibleName(option('Afghanistan', 93))
    await expect(first).toHaveAttribute('aria-setsize', '245')
    await expect(within(list).getByRole('group', { name: 'All countries' })).toContainElement(second ?? null)
    await expect(within(list).getAllByRole('option').length).toBeLessThan(60)
    await expect(active(search)).toBe(first)
    await userEvent.keyboard('{ArrowDown}')
    await expect(active(search)).toHaveAccessibleName(option('Afghanistan', 93))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(active(search)).toHaveAccessibleName(option('Zimbabwe', 263))
    await userEvent.keyboard('{PageUp}')
    await expect(active(search)).toHaveAccessibleName(option('Uruguay', 598))
    await waitFor(() => expect(active(search)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    const control = canvas.getByRole('textbox', { name: 'Phone number' })
    await waitFor(() => expect(control).toHaveFocus())
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(args.onCountryChange).not.toHaveBeenCalled()
    await expect(control).toHaveValue('803 000 0001')
  },
}

export const FindsCountry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Phone number' })
    await userEvent.click(control)
    await userEvent.keyboard('0241234567')
    const search = await openList(canvas.getByRole('button', { name: /^Country/ }))
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('cote')
    await expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(option('Côte d.Ivoire', 225))
    await waitFor(() => expect(screen.getByText('1 country')).toBeInTheDocument())
    await userEvent.clear(search)
    await userEvent.keyboard('xyzzy')
    await expect(screen.queryAllByRole('option')).toHaveLength(0)
    await expect(screen.getAllByText('No country found')[0]).toBeVisible()
    // Without results, Enter selects nothing and does not submit the form.
    await userEvent.keyboard('{Enter}')
    await expect(search).toHaveFocus()
    await userEvent.clear(search)
    await userEvent.keyboard('233{Enter}')
    await waitFor(() => expect(control).toHaveFocus())
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('GH')
    await expect(canvas.getByRole('button', { name: 'Country: Ghana +233' })).toBeVisible()
    // The digits stay and are parsed again.
    await waitFor(() => expect(control).toHaveValue('024 123 4567'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+233241234567', expect.objectContaining({ country: 'GH' }))
    await expect(canvas.getByText('Country: Ghana +233')).toBeInTheDocument()
  },
}

export const SelectsByPointer: Story = {
  args: { countries: ['NG', 'GH', 'BJ', 'TG'], preferredCountries: ['NG', 'BJ'], defaultCountry: 'GH' },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Country: Ghana +233' })
    await openList(button)
    await expect(screen.getAllByRole('option').map(({ id }) => id.slice(-2))).toEqual(['GH', 'NG', 'BJ', 'TG'])
    await userEvent.click(screen.getByRole('option', { name: option('Togo', 228) }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus())
    await expect(args.onCountryChange).toHaveBeenCalledTimes(1)
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('TG')
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).not.toHaveAttribute('aria-invalid')
    // The button toggles the list.
    const again = canvas.getByRole('button', { name: 'Country: Togo +228' })
    await openList(again)
    await userEvent.click(again)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { defaultValue: '+2348030000001' },
  play: async ({ canvas, userEvent }) => {
    const search = await openList(canvas.getByRole('button', { name: /^Country/ }))
    await waitFor(() => expect(search).toHaveFocus())
    const sheet = screen.getByRole('dialog', { name: 'Country' })
    if (window.innerWidth < 640) {
      const { height, bottom } = sheet.getBoundingClientRect()
      await expect(Math.round(bottom)).toBe(window.innerHeight)
      await expect(Math.abs(height - window.innerHeight * 0.86)).toBeLessThan(2)
      await expect(screen.getAllByRole('option')[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    } else await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const InDialog: Story = {
  // Its dialog would cover the docs page.
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog defaultOpen title="Invite member">
      <PhoneField {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Country: Nigeria +234' })
    const search = await openList(button)
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.click(screen.getByRole('option', { name: option('Afghanistan', 93) }))
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('AF')
    await expect(screen.getByRole('dialog', { name: 'Invite member' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveFocus())
    await openList(screen.getByRole('button', { name: 'Country: Afghanistan +93' }))
    // The first Escape closes only the list.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Invite member' })).toBeVisible()
  },
}

export const CustomFlags: Story = {
  args: { renderFlag: (country: string) => <span aria-hidden="true">{country.toLowerCase()}</span>, countries: ['NG', 'GH'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Country: Nigeria +234' })
    await expect(button).toHaveTextContent('ng')
    await openList(button)
    await expect(screen.getByRole('option', { name: option('Ghana', 233) })).toHaveTextContent('gh')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
