import type { Meta, StoryObj } from '@storybook/react-vite'
import { listColorContrasts } from '../../../packages/ui/src/theme/contrast.ts'
import { dark, light } from '../../../packages/ui/src/theme/tokens.ts'
import { ScrollRegion } from '../../../packages/ui/src/private/ScrollRegion.tsx'
import { renderInlineCode } from '../docs/renderInlineCode.tsx'
import { FoundationPage } from './FoundationPage.tsx'

/** What the colors of a group are for. */
const roles: Record<string, string> = {
  bg: 'Surfaces, from the page to what floats above it; states of rows and controls.',
  text: 'Text. Tertiary is for hints and secondary lines, disabled never for text that must be read.',
  border: 'Hairlines between things; `control` is the edge of a field, `focus` the focus outline.',
  brand: 'The main action of a view, what is done and what is chosen. Never decoration.',
  accent: 'Where we are now: the road marking. Never text, never a button except the public sign-up.',
  danger: 'Errors and actions that cannot be undone.',
  warning: 'What needs attention soon.',
  success: 'What went well. Not “good” in general.',
  info: 'What is under way or worth knowing.',
  neutral: 'States without a judgement.',
  sidebar: 'The ink-green panel of the menu and of public pages; dark in both themes.',
  chart: 'Series of charts, in this order.',
  art: 'Illustrations only, without meaning of their own.',
}

type Group = Record<string, string>
const groups = Object.entries(light) as [keyof typeof light, Group][]

function Swatch({ color }: { color: string }) {
  return (
    <>
      <span className="swatch swatchSmall" style={{ background: color }} /> <code>{color}</code>
    </>
  )
}

function Colors() {
  const darkContrasts = listColorContrasts(dark)
  return (
    <FoundationPage title="Colors">
      <p>
        One set of names with two values: components use the name, the theme decides. The values come from the token file; their contrast is
        computed here, and a test fails if a pair falls below its minimum.
      </p>
      {groups.map(([group, names]) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <p>{renderInlineCode(roles[group] ?? '')}</p>
          <ScrollRegion className="scroll" aria-label={`${group}, table`}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Light</th>
                  <th scope="col">Dark</th>
                  <th scope="col">Property</th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(names).map(([name, value]) => (
                  <tr key={name}>
                    <td>
                      {group}.{name}
                    </td>
                    <td>
                      <Swatch color={value} />
                    </td>
                    <td>
                      <Swatch color={(dark[group] as Group)[name] ?? ''} />
                    </td>
                    <td>
                      <code>{`--vp-color-${group}-${name}`}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </section>
      ))}
      <section aria-label="Contrast">
        <h2>Contrast</h2>
        <p>Every pair that components combine. Text needs 4.5, edges and icons 3; 0 is decoration.</p>
        <ScrollRegion className="scroll" aria-label="Contrast, table">
          <table>
            <thead>
              <tr>
                <th scope="col">Pair</th>
                <th scope="col">Needs</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
              </tr>
            </thead>
            <tbody>
              {listColorContrasts(light).map(({ foreground, background, ratio, minimum }, at) => (
                <tr key={`${foreground} ${background}`}>
                  <td>
                    {foreground} on {background}
                  </td>
                  <td>{minimum}</td>
                  <td>{ratio.toFixed(2)}</td>
                  <td>{darkContrasts[at]?.ratio.toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </section>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Colors', component: Colors, tags: ['!autodocs'] } satisfies Meta<typeof Colors>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Colors' }
