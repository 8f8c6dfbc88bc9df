import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Bus, Truck, User } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { getActiveOption, isClosed, listbox, option } from '../private/stories/comboboxQueries.ts'
import { towns } from '../private/stories/exampleCities.ts'
import { CustomSelect, type CustomSelectOption } from './CustomSelect.tsx'

const roles: CustomSelectOption[] = [
  { value: 'owner', label: 'Owner', description: 'Everything, also money and members', icon: <Building2 />, group: 'Company' },
  { value: 'trip_manager', label: 'Trip manager', description: 'Trips and routes', icon: <Bus />, group: 'Operations' },
  { value: 'vehicle_manager', label: 'Vehicle manager', description: 'Vehicles and documents', icon: <Truck />, group: 'Operations' },
  { value: 'staff', label: 'Staff', description: 'Not for new members', icon: <User />, group: 'Operations', disabled: true },
]

const meta = {
  title: 'UI/Fields/CustomSelect',
  component: CustomSelect,
  args: { label: 'Role', options: roles, placeholder: 'Choose a role', onValueChange: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof CustomSelect>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Role' })

export const Overview: Story = {
  render: (args) => (
    <Grid columns="thirds">
      <CustomSelect {...args} />
      <CustomSelect {...args} label="Chosen" hint="What they may do" defaultValue="trip_manager" />
      <CustomSelect {...args} label="Wrong" error="Choose a role" />
      <CustomSelect
        {...args}
        label="Long"
        options={[{ value: 'a', label: 'Manager of all vehicles between Ajah and the Third Mainland Bridge' }]}
        defaultValue="a"
      />
      <CustomSelect {...args} label="In a toolbar" labelHidden size="small" defaultValue="owner" />
      <CustomSelect {...args} label="Read only" defaultValue="owner" readOnly />
      <CustomSelect {...args} label="Off" defaultValue="owner" disabled />
      <CustomSelect {...args} label="Unknown value" value="auditor" />
    </Grid>
  ),
}

export const OpenList: Story = {
  args: { defaultValue: 'trip_manager', emptyOption: 'No role' },
  play: async ({ userEvent }) => {
    const control = field()
    await userEvent.click(control)
    const list = await listbox('Role')
    await expect(control).toHaveAttribute('aria-controls', list.id)
    await expect(getActiveOption(control)).toBe('Trip manager, Trips and routes')
    await expect(option('Trip manager, Trips and routes')).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByRole('group', { name: 'Operations' })).toBeVisible()
    await expect(control).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  tags: ['one-theme'],
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.tab()
    await expect(control).toHaveFocus()
    // Each of these opens the list without a selection.
    for (const key of ['{ArrowDown}', '{ArrowUp}', '{Enter}', ' ', '{Alt>}{ArrowDown}{/Alt}']) {
      await userEvent.keyboard(key)
      await listbox('Role')
      await expect(getActiveOption(control)).toContain('Owner')
      await userEvent.keyboard('{Escape}')
      await isClosed(control)
    }
    await userEvent.keyboard('{End}')
    await expect(getActiveOption(control)).toContain('Vehicle manager')
    // No wrapping.
    await userEvent.keyboard('{ArrowDown}')
    await expect(getActiveOption(control)).toContain('Vehicle manager')
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(getActiveOption(control)).toContain('Owner')
    await userEvent.keyboard('{PageDown}{ArrowUp}')
    await expect(getActiveOption(control)).toContain('Trip manager')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await isClosed(control)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('trip_manager')
    await expect(control).toHaveTextContent('Trip manager')
    await userEvent.keyboard(' {Home} ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('owner')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('trip_manager')
    await isClosed(control)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('vehicle_manager')
    await expect(control).not.toHaveFocus()
    await isClosed(control)
    await expect(args.onValueChange).toHaveBeenCalledTimes(4)
  },
}

export const Typeahead: Story = {
  tags: ['one-theme'],
  play: async ({ args, userEvent }) => {
    const control = field()
    await userEvent.tab()
    await userEvent.keyboard('v')
    await listbox('Role')
    await expect(getActiveOption(control)).toContain('Vehicle manager')
    // Space is part of the typeahead text.
    await userEvent.keyboard('{Escape}')
    await new Promise((done) => setTimeout(done, 700))
    await userEvent.keyboard('trip m')
    await expect(getActiveOption(control)).toContain('Trip manager')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await new Promise((done) => setTimeout(done, 700))
    // Disabled options are skipped.
    await userEvent.keyboard('s')
    await expect(getActiveOption(control)).toContain('Trip manager')
  },
}

export const Touch: Story = {
  tags: ['one-theme'],
  play: async ({ args, userEvent }) => {
    const control = field()
    // Touch scrolling does not open the list; a tap does.
    await userEvent.pointer({ keys: '[TouchA>]', target: control })
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.pointer({ keys: '[/TouchA]', target: control })
    await listbox('Role')
    await userEvent.click(option(/^Staff/))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.pointer({ keys: '[TouchA]', target: option(/^Owner/) })
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await isClosed(control)
    await userEvent.click(control)
    await listbox('Role')
    await userEvent.click(document.body)
    await isClosed(control)
  },
}

export const InForm: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <form aria-label="Member">
      <CustomSelect {...args} name="role" required />
      <CustomSelect {...args} label="Old role" name="old" defaultValue="owner" readOnly />
      <fieldset disabled>
        <CustomSelect {...args} label="Off" name="off" defaultValue="owner" />
      </fieldset>
      <Button type="reset">Start again</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = field()
    await expect(control).toBeRequired()
    await expect(form.reportValidity()).toBe(false)
    // Native validation focuses the field.
    await waitFor(() => expect(control).toHaveFocus())
    await userEvent.keyboard('v{Enter}')
    await expect([...new FormData(form)]).toEqual([
      ['role', 'vehicle_manager'],
      ['old', 'owner'],
    ])
    await userEvent.click(canvas.getByRole('combobox', { name: 'Old role' }))
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Off' })).toBeDisabled()
    const native = canvasElement.querySelector('select')
    if (!native) throw new Error('no select for the browser to fill in')
    await fireEvent.change(native, { target: { value: 'owner' } })
    await expect(control).toHaveTextContent('Owner')
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveTextContent('Choose a role')
    await expect(new FormData(form).get('role')).toBe('')
    await expect(new FormData(form).get('old')).toBe('owner')
  },
}

function Changing() {
  const [options, setOptions] = useState(roles)
  return (
    <>
      <CustomSelect label="Role" options={options} defaultValue="owner" />
      <Button onClick={() => setOptions(roles.slice(1))}>Fewer</Button>
    </>
  )
}

export const ShowsUnlistedValue: Story = {
  tags: ['one-theme'],
  render: () => <Changing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }))
    await expect(field()).toHaveTextContent('owner')
  },
}

export const LongListInDialog: Story = {
  args: {
    options: towns.slice(0, 200).map(({ id, name, state }) => ({ value: id, label: name, description: state })),
    defaultValue: 'town-150',
  },
  tags: ['one-theme'],
  render: (args) => (
    <Dialog defaultOpen title="Change role">
      <CustomSelect {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const control = await screen.findByRole('combobox', { name: 'Role' })
    await userEvent.click(control)
    const list = await listbox('Role')
    await waitFor(() =>
      expect(option('Town 150, State 6').getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom),
    )
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true })
    option('Town 150, State 6').dispatchEvent(wheel)
    await expect(wheel.defaultPrevented).toBe(false)
    await userEvent.keyboard('{Escape}')
    await isClosed(control)
    await expect(screen.getByRole('dialog', { name: 'Change role' })).toBeVisible()
    await userEvent.click(control)
    await userEvent.click(await waitFor(() => option('Town 149, State 5')))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('town-149')
  },
}
