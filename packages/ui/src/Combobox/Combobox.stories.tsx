import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin, Search } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { getActiveOption, announces, isClosed, listbox, option, optionNames } from '../private/stories/comboboxQueries.ts'
import { cities, towns, type City } from '../private/stories/exampleCities.ts'
import { Text } from '../Text/Text.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

const meta = {
  title: 'UI/Fields/Combobox',
  component: Combobox<City>,
  args: {
    label: 'City',
    options: cities,
    getKey: (city) => city.id,
    getLabel: (city) => city.name,
    getDescription: (city) => city.state,
    isOptionDisabled: (city) => city.isClosed === true,
    onValueChange: fn(),
    onInputValueChange: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<ComboboxProps<City>>
export default meta
type Story = StoryObj<typeof meta>

const lagos = cities[0] ?? null

export const Overview: Story = {
  render: (args) => (
    <Grid columns="thirds">
      <Combobox {...args} placeholder="Find a city" />
      <Combobox {...args} label="Selected" hint="Where the vehicle drives" defaultValue={lagos} clearable />
      <Combobox
        {...args}
        label="Full address"
        options={undefined}
        loadOptions={() => []}
        allowCustomValue
        startIcon={<Search />}
        defaultInputValue="24 Adeniyi Jones Avenue, Ikeja"
        clearable
      />
      <Combobox {...args} label="Invalid" error="Choose a city" />
      <Combobox {...args} label="In a toolbar" labelHidden size="small" defaultValue={lagos} clearable />
      <Combobox {...args} label="Read only" defaultValue={lagos} readOnly />
      <Combobox {...args} label="Off" defaultValue={lagos} disabled />
      <Combobox {...args} label="Optional" optionalLabel="optional" note={{ tone: 'info', text: 'Only cities with routes' }} />
    </Grid>
  ),
}

export const Open: Story = {
  args: { optionIcon: <MapPin />, defaultValue: cities[1] ?? null, clearable: true, attribution: 'Towns by GeoNames' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'City' })
    await userEvent.click(control)
    await listbox('City')
    // The list opens at the selected option.
    await expect(getActiveOption(control)).toBe('Ibadan, Oyo')
    await expect(option('Ibadan, Oyo')).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByText('Towns by GeoNames')).toBeVisible()
  },
}

export const MarksMatchingText: Story = {
  args: { optionIcon: <MapPin /> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const control = canvas.getByRole('combobox')
    await userEvent.type(control, 'b')
    // Options that start with the text come first, then those with a matching word, then others.
    await waitFor(() => expect(optionNames()).toEqual(['Benin City, Edo', 'Ibadan, Oyo', 'Abeokuta, Ogun', 'Abuja, FCT', 'Òṣogbo, Osun']))
    await expect(getActiveOption(control)).toBeNull()
    await userEvent.type(control, 'en')
    await expect(optionNames()).toEqual(['Benin City, Edo'])
    await expect(option('Benin City, Edo')).toHaveTextContent('Benin City')
    await announces(canvasElement, '1 suggestion')
    await userEvent.clear(control)
    await userEvent.type(control, 'oso')
    await expect(optionNames()).toEqual(['Òṣogbo, Osun'])
  },
}

export const NoResults: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const control = canvas.getByRole('combobox')
    await userEvent.type(control, 'xyz')
    await expect(await screen.findByText('No results', { ignore: '[role="status"]' })).toBeVisible()
    await expect(control).toHaveAttribute('aria-expanded', 'false')
    await announces(canvasElement, 'No results')
    await userEvent.type(control, '{Backspace}{Backspace}{Backspace}La')
    // The list reappears when there are results again.
    await expect(await listbox('City')).toBeVisible()
    await expect(optionNames()).toEqual(['Lagos, Lagos'])
  },
}

export const ThousandOptions: Story = {
  args: { label: 'Town', options: towns },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'Town' })
    await userEvent.click(control)
    const list = await listbox('Town')
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await expect(option('Town 1, State 1')).toHaveAttribute('aria-setsize', '1000')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(getActiveOption(control)).toBe('Town 1000, State 28'))
    const last = option('Town 1000, State 28')
    await expect(last).toHaveAttribute('aria-posinset', '1000')
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom))
    // The active option stays in the document while the list scrolls.
    list.scrollTop = 0
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Town 1, State 1' })).not.toBeNull())
    await expect(getActiveOption(control)).toBe('Town 1000, State 28')
    await userEvent.keyboard('{Home}{PageDown}{PageDown}{ArrowDown}')
    await waitFor(() => expect(getActiveOption(control)).toBe('Town 22, State 22'))
    const isInView = (name: string) => {
      const [outer, inner] = [list.getBoundingClientRect(), option(name).getBoundingClientRect()]
      return inner.top >= outer.top && inner.bottom <= outer.bottom
    }
    await waitFor(() => expect(isInView('Town 22, State 22')).toBe(true))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(isInView('Town 12, State 12')).toBe(true))
    // What is found is shown from the first, wherever the list was.
    await userEvent.type(control, 'tow')
    list.scrollTop = 2000
    await userEvent.type(control, 'n')
    await waitFor(() => expect(isInView('Town 1, State 1')).toBe(true))
    await userEvent.clear(control)
    await userEvent.type(control, '777')
    await expect(optionNames()).toEqual(['Town 777, State 21'])
  },
}

export const InsideADialog: Story = {
  args: { options: [...cities, ...towns.slice(0, 40)] },
  render: (args) => (
    <Dialog defaultOpen title="Move the vehicle">
      <Combobox {...args} />
      <Text>It keeps its documents.</Text>
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const control = await screen.findByRole('combobox', { name: 'City' })
    await userEvent.click(control)
    const list = await listbox('City')
    await expect(getComputedStyle(list).pointerEvents).toBe('auto')
    // The list scrolls by wheel and touch despite the dialog's scroll lock.
    const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true })
    option('Lagos, Lagos').dispatchEvent(wheel)
    await expect(wheel.defaultPrevented).toBe(false)
    const row = option('Kano, Kano')
    const finger = (y: number) => [new Touch({ identifier: 1, target: row, clientX: 100, clientY: y })]
    row.dispatchEvent(new TouchEvent('touchstart', { touches: finger(200), changedTouches: finger(200), bubbles: true, cancelable: true }))
    const drag = new TouchEvent('touchmove', { touches: finger(160), changedTouches: finger(160), bubbles: true, cancelable: true })
    row.dispatchEvent(drag)
    await expect(drag.defaultPrevented).toBe(false)
    await userEvent.click(row)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(cities[6])
    await expect(control).toHaveFocus()
    await isClosed(control)
    // Escape closes the list, then clears the text, then closes the dialog.
    await userEvent.clear(control)
    await userEvent.type(control, 'La')
    await listbox('City')
    await userEvent.keyboard('{Escape}')
    await isClosed(control)
    await expect(control).toHaveValue('La')
    await userEvent.keyboard('{Escape}')
    await expect(control).toHaveValue('Kano')
    await expect(screen.getByRole('dialog', { name: 'Move the vehicle' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move the vehicle' })).toBeNull())
  },
}

export const NarrowRightToLeft: Story = {
  args: {
    defaultValue: lagos,
    clearable: true,
    options: [{ id: 'x', name: 'Umuahia and all the towns on the road to it', state: 'Abia' }, ...cities],
  },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox')
    const [clear] = canvas.getAllByRole('button')
    await expect(clear?.getBoundingClientRect().right).toBeLessThanOrEqual(control.getBoundingClientRect().left + 1)
    await userEvent.click(control)
    const list = await listbox('City')
    await expect(getComputedStyle(list).direction).toBe('rtl')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const TwoIndependentFields: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <>
      <Combobox {...args} label="From" />
      <Combobox {...args} label="To" />
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('combobox', { name: 'From' })
    const to = canvas.getByRole('combobox', { name: 'To' })
    await userEvent.click(from)
    const first = (await listbox('From')).id
    await userEvent.click(to)
    const second = (await listbox('To')).id
    await expect(first).not.toBe(second)
    await expect(screen.queryByRole('listbox', { name: 'From' })).toBeNull()
    await expect(from).not.toHaveAttribute('aria-controls')
    await expect(to).toHaveAttribute('aria-controls', second)
    await userEvent.click(document.body)
    await isClosed(to)
  },
}
