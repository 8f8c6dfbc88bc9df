import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from 'virtual:catalog'
import type { BrowserResult } from '../browsers/browserResults.ts'
import browserResults from '../browsers/results.json'
import screenReader from '../screenReader/results.json'
import type { ScreenReaderResult } from '../screenReader/screenReaderResult.ts'
import { ScrollRegion } from '../../../packages/ui/src/private/ScrollRegion.tsx'
import { getDocs } from '../docs/componentDocs.ts'
import { renderInlineCode } from '../docs/renderInlineCode.tsx'
import { getDocsHref, StorybookLink } from '../docs/storybookLinks.tsx'
import { FoundationPage } from './FoundationPage.tsx'

const engines: readonly BrowserResult[] = browserResults
const heard: ScreenReaderResult = screenReader
const differences = engines.flatMap((result) => result.differences.map((difference) => ({ engine: result.engine, ...difference })))
const byHand = components.flatMap(({ name, title }) => (getDocs(name)?.byHand ?? []).map((test) => ({ name, title, ...test })))
const open = byHand.filter(({ run }) => run === 'not run')

function Accessibility() {
  return (
    <FoundationPage title="Accessibility">
      <h2>What is promised</h2>
      <ul>
        <li>WCAG 2.2 AA for every component and screen, in both themes; AAA for text with the setting “more contrast”.</li>
        <li>Everything works with a keyboard, in the order in which it is read, with a focus outline that is always visible.</li>
        <li>Touch targets of 44 px, or as much space around them.</li>
        <li>Nothing is lost at 320 px, with text at 200 %, in forced colors, or from right to left.</li>
        <li>Nothing moves where the device asks for reduced motion.</li>
        <li>No state is shown by color alone; no money, time or status by a picture alone.</li>
        <li>A change that is not where the focus is, is announced: once, politely, when it is complete.</li>
      </ul>
      <h2>How it is tested</h2>
      <ul>
        <li>axe checks every story in Chromium; a violation fails the test.</li>
        <li>Stories press keys and read roles, names and announcements, by the ARIA pattern of each component.</li>
        <li>
          <code>npm run test:matrix</code> checks every overview in 48 modes: themes, contrast, forced colors, four widths, both directions,
          density and large text; also overflow, touch targets and focus outlines.
        </li>
        <li>A test computes the contrast of every pair of colors that components combine.</li>
        <li>Each page of a component lists its keys and what a screen reader says.</li>
      </ul>
      <h2>In which engines</h2>
      <p>
        Every check runs in Chromium. <code>npm run test:browsers</code> plays the stories of all components and forms in the engines of
        Firefox and Safari as well, with axe, and logs in to the product by keyboard.
      </p>
      <ScrollRegion className="scroll" aria-label="Engines">
        <table>
          <thead>
            <tr>
              <th scope="col">Engine</th>
              <th scope="col">Stories passed</th>
              <th scope="col">Logins passed</th>
              <th scope="col">Run on</th>
            </tr>
          </thead>
          <tbody>
            {engines.map(({ engine, passed, logins, date }) => (
              <tr key={engine}>
                <td>{engine}</td>
                <td>{passed}</td>
                <td>{logins}</td>
                <td>{date}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p>WebKit for GTK shares its engine with Safari, not its controls, fonts and touch. These stories cannot pass everywhere:</p>
      <ul>
        {differences.map(({ engine, story, reason }) => (
          <li key={`${engine} ${story}`}>
            {story}, in {engine}: {reason}
          </li>
        ))}
      </ul>
      <h2>With a screen reader</h2>
      <p>
        <code>npm run test:screen-reader</code> uses stories by keyboard with {heard.name} and checks what is said, last on {heard.date}:
      </p>
      <ScrollRegion className="scroll" aria-label="Heard">
        <table>
          <thead>
            <tr>
              <th scope="col">Story</th>
              <th scope="col">What is said</th>
            </tr>
          </thead>
          <tbody>
            {heard.cases.map(({ what, story, said }) => (
              <tr key={story}>
                <td>
                  <StorybookLink href={`./?path=/story/${story}`}>{what}</StorybookLink>
                </td>
                <td>{said.join(' / ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <h2>What is tried by hand</h2>
      <p>
        No other screen reader has been tried. These {byHand.length} cases need a device or a program; {open.length} of them have not been
        run yet.
      </p>
      <ScrollRegion className="scroll" aria-label="Cases">
        <table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Case</th>
              <th scope="col">Run</th>
            </tr>
          </thead>
          <tbody>
            {byHand.map(({ name, title, case: what, run }) => (
              <tr key={`${name} ${what}`}>
                <td>
                  <StorybookLink href={getDocsHref(title)}>{name}</StorybookLink>
                </td>
                <td>{renderInlineCode(what)}</td>
                <td>{run}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Accessibility', component: Accessibility, tags: ['!autodocs'] } satisfies Meta<typeof Accessibility>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Accessibility' }
