import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { getActiveOption, announces, isClosed, listbox, option, optionNames } from '../private/stories/comboboxQueries.ts'
import { cities as places, towns as many } from '../private/stories/exampleCities.ts'
import { MultiSelect, type MultiSelectOption } from './MultiSelect.tsx'

const cities: MultiSelectOption[] = places.map(({ id, name, state, isClosed }) => ({
  value: id,
  label: name,
  description: state,
  disabled: isClosed === true,
}))
const towns: MultiSelectOption[] = many.map(({ id, name, state }) => ({ value: id, label: name, description: state }))

const meta = {
  title: 'UI/Fields/MultiSelect',
  component: MultiSelect,
  args: { label: 'Cities', options: cities, placeholder: 'Find a city', onValueChange: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cities' })
const three = ['los', 'iba', 'abk']
const twenty = towns.slice(0, 20).map(({ value }) => value)

export const Overview: Story = {
  render: (args) => (
    <Grid columns="halves">
      <MultiSelect {...args} />
      <MultiSelect {...args} label="Chosen" hint="Where your vehicles drive" defaultValue={three} />
      <MultiSelect {...args} label="Many" options={towns} defaultValue={twenty} maxChips={4} />
      <MultiSelect {...args} label="Counted" options={towns} defaultValue={twenty} summary="count" />
      <MultiSelect {...args} label="Wrong" error="Please select at least one city of operation" />
      <MultiSelect {...args} label="Saving" defaultValue={three} pending />
      <MultiSelect {...args} label="Read only" defaultValue={three} readOnly />
      <MultiSelect {...args} label="Off" defaultValue={three} disabled />
    </Grid>
  ),
}

export const SelectedFirst: Story = {
  args: { defaultValue: three, sortSelectedFirst: true, labels: { others: 'Other cities' } },
  play: async ({ userEvent }) => {
    await userEvent.click(field())
    const list = await listbox('Cities')
    await expect(list).toHaveAttribute('aria-multiselectable', 'true')
    await expect(within(within(list).getByRole('group', { name: '3 chosen' })).getAllByRole('option')).toHaveLength(3)
    await expect(within(list).getByRole('group', { name: 'Other cities' })).toBeVisible()
    // Pressed options do not move.
    await userEvent.click(option('Abuja, FCT'))
    await expect(within(list).getByRole('group', { name: 'Other cities' })).toContainElement(option('Abuja, FCT'))
    await expect(option('Abuja, FCT')).toHaveAttribute('aria-selected', 'true')
  },
}

/** The heading of the selected options counts those below it. */
export const SelectedFirstWithoutAll: Story = {
  args: { defaultValue: ['los', 'iba', 'closed-city'], sortSelectedFirst: true },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    await userEvent.click(field())
    const list = await listbox('Cities')
    await expect(within(within(list).getByRole('group', { name: '2 chosen' })).getAllByRole('option')).toHaveLength(2)
    await userEvent.click(option('Abuja, FCT'))
    await expect(within(list).getByRole('group', { name: '2 chosen' })).toBeVisible()
    await userEvent.click(option('Lagos, Lagos'))
    await expect(within(list).getByRole('group', { name: '1 chosen' })).toBeVisible()
  },
}

export const TogglesOptions: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const control = field()
    await userEvent.type(control, 'la{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['los'])
    await announces(canvasElement, 'Lagos selected, 1 selected')
    // The list stays open for the next search.
    await listbox('Cities')
    await expect(control).toHaveValue('')
    await userEvent.type(control, 'iba{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['los', 'iba'])
    await expect(control).toHaveAccessibleDescription('2 selected. The left arrow goes to them.')
    await userEvent.click(option('Lagos, Lagos'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['iba'])
    await announces(canvasElement, 'Lagos removed, 1 selected')
    await userEvent.click(option('Port Harcourt, Rivers'))
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
    // In the order of selection, not of the list.
    await userEvent.click(option('Lagos, Lagos'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['iba', 'los'])
    await expect(canvas.getByRole('group', { name: 'Selected cities' })).toHaveTextContent('IbadanLagos')
    await userEvent.keyboard('{Escape}')
    await isClosed(control)
  },
}

export const KeepsQuery: Story = {
  args: { keepQuery: true, closeOnSelect: true },
  tags: ['one-theme'],
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.type(control, 'abu{ArrowDown}{Enter}')
    await isClosed(control)
    await expect(control).toHaveValue('abu')
    await userEvent.tab()
    await expect(control).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  },
}

export const ChipsByKeyboard: Story = {
  args: { defaultValue: three },
  tags: ['one-theme'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const control = field()
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    // The first Backspace focuses the last chip, the second removes it.
    await userEvent.keyboard('{Backspace}')
    await expect(remove('Abeokuta')).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['los', 'iba'])
    await announces(canvasElement, 'Abeokuta removed, 2 selected')
    await expect(remove('Ibadan')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(remove('Lagos')).toHaveFocus()
    // Focus moves to the next chip; after the last one, to the input.
    await userEvent.keyboard('{Delete}')
    await expect(remove('Ibadan')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(control).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await expect(control).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await announces(canvasElement, 'Ibadan removed, 0 selected')
    await expect(canvas.queryByRole('group')).toBeNull()
    await userEvent.keyboard('{ArrowLeft}{Backspace}')
    await expect(control).toHaveFocus()
  },
}

export const ChipsByMouse: Story = {
  args: { defaultValue: three },
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    const control = field()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ibadan' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['los', 'abk'])
    await expect(control).toHaveFocus()
    control.blur()
    // A press on a chip's text focuses the input.
    await userEvent.click(canvas.getByText('Lagos'))
    await expect(control).toHaveFocus()
  },
}

export const CollapsedChips: Story = {
  args: { options: towns, defaultValue: twenty, maxChips: 3 },
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    const control = field()
    const more = canvas.getByRole('button', { name: 'Show 17 more' })
    await expect(more).toHaveTextContent('+17')
    await userEvent.tab()
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(20)
    await expect(canvas.getByRole('button', { name: 'Remove Town 4' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(twenty.filter((value) => value !== 'town-4'))
    // They collapse on blur; Backspace expands them.
    await userEvent.keyboard('{End}')
    await expect(control).toHaveFocus()
    control.blur()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show 16 more' })).toBeVisible())
    await userEvent.click(control)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('button', { name: 'Remove Town 20' })).toHaveFocus()
  },
}

export const SelectAllResults: Story = {
  args: { selectAll: true, defaultValue: ['kan', 'abv'], keepQuery: true },
  play: async ({ args, canvasElement, userEvent }) => {
    const control = field()
    await userEvent.type(control, 'ab')
    await listbox('Cities')
    await expect(optionNames()).toEqual(['All 2, 1 chosen', 'Abeokuta, Ogun', 'Abuja, FCT'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    // Selected values stay if the search does not return them.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['kan', 'abv', 'abk'])
    await announces(canvasElement, '1 more selected, 3 selected')
    await expect(option('All 2')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['kan'])
    await expect(getActiveOption(control)).toBe('All 2')
  },
}

export const MaxTwo: Story = {
  args: { max: 2, defaultValue: ['los'] },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(field())
    await listbox('Cities')
    await userEvent.click(option('Abuja, FCT'))
    await announces(canvasElement, 'Abuja selected, 2 selected. You can choose at most 2')
    await expect(screen.getByText('You can choose at most 2')).toBeVisible()
    await expect(option('Kano, Kano')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(option('Kano, Kano'))
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await userEvent.click(option('Lagos, Lagos'))
    await expect(option('Kano, Kano')).not.toHaveAttribute('aria-disabled')
  },
}

export const InForm: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <form aria-label="Company">
      <MultiSelect {...args} name="city" required defaultValue={['los', 'los', 'kan']} />
      <Button type="reset">Start again</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const sent = () => new FormData(form).getAll('city')
    await expect(sent()).toEqual(['los', 'kan'])
    await userEvent.click(field())
    await listbox('Cities')
    await userEvent.click(option('Lagos, Lagos'))
    await userEvent.click(option('Kano, Kano'))
    await expect(sent()).toEqual([])
    await expect(field()).toBeInvalid()
    await expect(form.checkValidity()).toBe(false)
    await userEvent.click(option('Abuja, FCT'))
    await expect(form.checkValidity()).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(sent()).toEqual(['los', 'kan'])
  },
}
