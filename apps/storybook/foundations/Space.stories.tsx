import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheet, TokenTable } from './Sheet.tsx'
import { shown, tokens } from './tokens.ts'

function Space() {
  return (
    <Sheet title="Space, size and shape">
      <TokenTable
        caption="space"
        tokens={shown(tokens.space, 'space')}
        picture={({ property }) => <span className="bar" style={{ inlineSize: `var(${property})` }} />}
      />
      <TokenTable
        caption="size"
        tokens={shown(tokens.size, 'size')}
        picture={({ property }) => <span className="bar" style={{ inlineSize: `min(var(${property}), 20rem)` }} />}
      />
      <TokenTable
        caption="radius"
        tokens={shown(tokens.radius, 'radius')}
        picture={({ property }) => <span className="box" style={{ borderRadius: `var(${property})` }} />}
      />
      <TokenTable
        caption="border width"
        tokens={shown(tokens.border.width, 'borderWidth')}
        picture={({ property }) => <span className="box" style={{ borderWidth: `var(${property})` }} />}
      />
      <TokenTable
        caption="shadow"
        tokens={shown(tokens.shadow, 'shadow')}
        picture={({ property }) => <span className="box" style={{ boxShadow: `var(${property})` }} />}
      />
    </Sheet>
  )
}

const meta = { title: 'Foundations/Space', component: Space } satisfies Meta<typeof Space>
export default meta

export const Overview: StoryObj<typeof meta> = {}
