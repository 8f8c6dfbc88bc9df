import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { memoryRouterAt } from '../../portal/src/app/memoryRouter.ts'
import { addressRouterAt, readPath } from '../../portal/src/storyHarness/addressRouter.ts'
import { BrowserProduct, isPerson } from './BrowserProduct.tsx'

const meta = {
  title: 'Start/The product in the browser',
  component: BrowserProduct,
  tags: ['!autodocs', 'one-theme'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { at: '/dashboard', as: 'owner', createRouterAt: memoryRouterAt },
} satisfies Meta<typeof BrowserProduct>
export default meta
type Story = StoryObj<typeof meta>

/** Other pages link here with a path of the portal and a demo user; what happens here is kept in the address too. */
function readAddress() {
  const path = readPath(window.location.href)
  const query = new URLSearchParams(window.location.search)
  const as = query.get('as')
  return path === null ? {} : { at: path, as: isPerson(as) ? as : ('visitor' as const), moved: Number(query.get('moved') ?? 0) }
}

function keepInAddress(as: string, moved: number) {
  const url = new URL(window.location.href)
  url.searchParams.set('as', as)
  url.searchParams.set('moved', String(moved))
  window.history.replaceState(window.history.state, '', url)
}

export const Product: Story = {
  name: 'The product in the browser',
  render: (args) => <BrowserProduct {...args} {...readAddress()} createRouterAt={addressRouterAt} onOpen={keepInAddress} />,
  // Its database takes longer to start than a screenshot waits.
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 }, { timeout: 20_000 })),
}

/** The clock moves for the same data, another user has other pages, and a reset brings the first data back. */
export const ClockUserAndReset: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    const demo = canvas.getByRole('region', { name: 'Demo' })
    await expect(demo).toHaveTextContent('21 Nov 2026')
    await userEvent.click(canvas.getByRole('button', { name: '1 week later' }))
    await expect(demo).toHaveTextContent('28 Nov 2026')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Signed in as' }), 'visitor')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email address' }), 'drivers@demo.test')
    await userEvent.type(screen.getByLabelText('Password'), 'Demo-1234{Enter}')
    // Who logs in on the page is named in the bar as well.
    await expect(await canvas.findByRole('option', { name: 'drivers' })).toBeInTheDocument()
    await expect(canvas.getByRole('combobox', { name: 'Signed in as' })).toHaveValue('drivers')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(demo).toHaveTextContent('21 Nov 2026')
  },
}
