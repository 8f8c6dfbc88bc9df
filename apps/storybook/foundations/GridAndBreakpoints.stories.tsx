import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '@vehicle-partner/ui'
import { ScrollRegion } from '../../../packages/ui/src/private/ScrollRegion.tsx'
import { FoundationPage } from './FoundationPage.tsx'
import { tokens } from './listTokens.ts'

const { breakpoint } = tokens
const layouts = [
  { name: 'phone', from: breakpoint.phone.$value.value, menu: 'bar above, menu slides over', padding: '20 / 16', gap: 20 },
  { name: 'tablet', from: breakpoint.tablet.$value.value, menu: 'bar above, menu slides over', padding: '20 / 16', gap: 20 },
  { name: 'laptop', from: breakpoint.laptop.$value.value, menu: 'sidebar, starts collapsed at 72', padding: '24', gap: 24 },
  { name: 'desktop', from: breakpoint.desktop.$value.value, menu: 'sidebar, 248', padding: '32', gap: 24 },
]
const patterns = ['halves', 'thirds', 'twoToOne', 'oneToTwo'] as const

function GridAndBreakpoints() {
  return (
    <FoundationPage title="Grid and breakpoints">
      <p>
        Four layouts. Positions are multiples of 4 px, content is at most 1200 px wide. A table becomes a list of cards when its container,
        not the window, is narrower than 640 px.
      </p>
      <ScrollRegion className="scroll" aria-label="Layouts">
        <table>
          <thead>
            <tr>
              <th scope="col">Layout</th>
              <th scope="col">From</th>
              <th scope="col">Menu</th>
              <th scope="col">Page padding</th>
              <th scope="col">Gap</th>
            </tr>
          </thead>
          <tbody>
            {layouts.map(({ name, from, menu, padding, gap }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{from} px</td>
                <td>{menu}</td>
                <td>{padding} px</td>
                <td>{gap} px</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <h2>Columns</h2>
      <p>The component Grid has these patterns. Each becomes one column on a phone; four columns become two before that.</p>
      {patterns.map((columns) => (
        <section key={columns} aria-label={columns}>
          <code>{`<Grid columns="${columns}">`}</code>
          <Grid columns={columns}>
            {['1', '2', '3'].slice(0, columns === 'thirds' ? 3 : 2).map((cell) => (
              <div key={cell} className="gridCell">
                {cell}
              </div>
            ))}
          </Grid>
        </section>
      ))}
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Grid and breakpoints', component: GridAndBreakpoints, tags: ['!autodocs'] } satisfies Meta<
  typeof GridAndBreakpoints
>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Grid and breakpoints' }
