import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheet, TokenTable } from './Sheet.tsx'
import { shown, tokens } from './tokens.ts'

function Colours({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <Sheet title="Colours">
      {Object.entries(tokens.theme[theme]).map(([group, branch]) => (
        <TokenTable
          key={group}
          caption={group}
          tokens={shown(branch, `color-${group}`)}
          picture={({ property }) => <span className="swatch" style={{ background: `var(${property})` }} />}
        />
      ))}
    </Sheet>
  )
}

const meta = { title: 'Foundations/Colours', component: Colours, args: { theme: 'light' } } satisfies Meta<typeof Colours>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args, { globals }) => <Colours {...args} theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />,
}
