import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { ThemeProvider } from '../ThemeProvider/ThemeProvider.tsx'
import { LogoMark } from './LogoMark.tsx'

const meta = { title: 'UI/Brand/LogoMark', component: LogoMark } satisfies Meta<typeof LogoMark>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Inline gap="large">
      <LogoMark size="small" />
      <LogoMark />
      <LogoMark size="fluid" />
    </Inline>
  ),
}

export const OnADarkPanel: Story = {
  args: { tone: 'inverse' },
  // The theme of the toolbar would be that of the whole docs page.
  render: (args) => (
    <ThemeProvider scope="part" colorScheme="dark">
      <Card>
        <LogoMark {...args} />
      </Card>
    </ThemeProvider>
  ),
}

export const Named: Story = {
  args: { label: 'Vehicle Partner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Vehicle Partner' })).toBeVisible()
  },
}
