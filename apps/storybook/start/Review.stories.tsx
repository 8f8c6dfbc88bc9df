import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Stack, Text } from '@vehicle-partner/ui'
import { CodeExample } from '../docs/CodeExample.tsx'
import { getProductHref } from '../docs/productLink.ts'
import { getStoryHref, StorybookLink } from '../docs/storybookLinks.tsx'
import './pages.css'

const visual = `npm run visual
npm run visual -- --only 'ui-data-datatable'
npm run visual -- --base origin/main`
const docs = `npm run test:docs
npm run test:docs -- datatable`

function Review() {
  return (
    <main className="startPage">
      <Stack>
        <Heading level={1}>Review a change</Heading>
        <Text>What a pull request changes for users, and where it is seen.</Text>
      </Stack>
      <Stack>
        <Heading level={2}>1. Which stories it touches</Heading>
        <Text>
          The visual report of the pull request lists every story that looks different, in this tree and in its base, and no other. The page
          of a component names the screens that use it, under “On screens”.
        </Text>
      </Stack>
      <Stack>
        <Heading level={2}>2. How they look</Heading>
        <Text>
          The workflow “pictures” makes the report for each pull request: its summary line is on the page of the run, the report among its
          files. On your machine the same command builds the base and this tree, which takes long on a small one; a pattern makes it short.
        </Text>
        <CodeExample label="The visual report">{visual}</CodeExample>
        <Text>
          It ends with one line of numbers and the path of an HTML file. The file shows each change before and after, side by side or below
          a slider, in light, dark, more contrast, right to left, on a phone and on a desktop. Who has a token of Chromatic gets the same
          modes there.
        </Text>
      </Stack>
      <Stack>
        <Heading level={2}>3. Every state of a screen</Heading>
        <ul>
          <li>
            <StorybookLink href={getStoryHref('Flows/Screen map', 'Overview')}>All screens and states</StorybookLink>: with data, loading,
            failed, empty, forbidden and offline, and what is missing.
          </li>
          <li>
            <StorybookLink href={getStoryHref('Flows/The product', 'Overview')}>The flows</StorybookLink>: the screens in the order in which
            people meet them.
          </li>
          <li>
            <StorybookLink href={getProductHref('/dashboard', 'owner')}>The product in this browser</StorybookLink>: sign in as anyone, move
            the clock, reset.
          </li>
        </ul>
      </Stack>
      <Stack>
        <Heading level={2}>4. What else must hold</Heading>
        <ul>
          <li>
            <StorybookLink href={getStoryHref('Foundations/Accessibility', 'Overview')}>Accessibility</StorybookLink>: what is promised, in
            which engines it ran, and what a screen reader says.
          </li>
          <li>
            <StorybookLink href={getStoryHref('Start/Changes', 'Overview')}>Changes by component</StorybookLink>: a change of a package says
            what it means for the apps that use it.
          </li>
        </ul>
        <Text>Docs pages, the controls and this search are opened by:</Text>
        <CodeExample label="The docs pages">{docs}</CodeExample>
      </Stack>
    </main>
  )
}

const meta = {
  title: 'Start/Review a change',
  component: Review,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Review>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Review a change' }
