import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton, Heading, Stack, Text } from '@vehicle-partner/ui'
import uiPackage from '../../../packages/ui/package.json' with { type: 'json' }
import { CodeExample } from '../docs/CodeExample.tsx'
import { getStoryHref, StorybookLink } from '../docs/storybookLinks.tsx'
import './pages.css'

const install = 'npm install @vehicle-partner/ui react react-dom'
const pack = `npm run x -- pnpm exec turbo run build --filter=@vehicle-partner/ui
npm run x -- pnpm --filter @vehicle-partner/ui pack --pack-destination ~`
const installFile = `npm install ~/vehicle-partner-ui-${uiPackage.version}.tgz react react-dom`
const firstPage = `import { Button, PasswordField, Stack, TextField, ThemeProvider } from '@vehicle-partner/ui'

export const App = () => (
  <ThemeProvider storageKey="theme">
    <Stack>
      <TextField label="Email address" type="email" autoComplete="email" />
      <PasswordField label="Password" autoComplete="current-password" />
      <Button>Login</Button>
    </Stack>
  </ThemeProvider>
)`
const router = `import { LinkProvider } from '@vehicle-partner/ui'
import { Link } from 'react-router-dom'

<LinkProvider link={({ href, ...rest }) => <Link to={href} {...rest} />}>…</LinkProvider>`
const head = `import { themeScript } from '@vehicle-partner/ui/theming'

const headHtml = \`<script data-key="theme">\${themeScript}</script>\``

function Code({ children, label }: { children: string; label: string }) {
  return (
    <div>
      <CodeExample label={label}>{children}</CodeExample>
      <CopyButton value={children} label={`Copy ${label}`} />
    </div>
  )
}

function GettingStarted() {
  return (
    <main className="startPage">
      <Stack>
        <Heading level={1}>Getting started in five minutes</Heading>
        <Text>From an empty React app to a page in the look of the product.</Text>
      </Stack>
      <Stack>
        <Heading level={2}>1. Install</Heading>
        <Code label="the command">{install}</Code>
        <Text>The package is not published yet. Until then build and pack it in a checkout of the repository:</Text>
        <Code label="the commands of the checkout">{pack}</Code>
        <Text>Then install the file that it names, in your app:</Text>
        <Code label="the command with a file">{installFile}</Code>
      </Stack>
      <Stack>
        <Heading level={2}>2. The first components</Heading>
        <Text>
          Each component brings its styles, and the first one the font and the theme. They are in the cascade layer vp: your own rules
          override them without more weight.
        </Text>
        <Code label="the first page">{firstPage}</Code>
      </Stack>
      <Stack>
        <Heading level={2}>3. Links of your router</Heading>
        <Text>Every component that links uses it: buttons, menus, tables, tabs.</Text>
        <Code label="the provider">{router}</Code>
      </Stack>
      <Stack>
        <Heading level={2}>4. No flash of the wrong theme</Heading>
        <Text>Put the script into the head, before any stylesheet. Its hash is exported too, for a content security policy.</Text>
        <Code label="the script">{head}</Code>
      </Stack>
      <Stack>
        <Heading level={2}>Next</Heading>
        <ul>
          <li>
            <StorybookLink href={getStoryHref('Start/Components', 'Overview')}>Find a component</StorybookLink>: each page has its import to
            copy, what it costs, and a playground.
          </li>
          <li>
            <StorybookLink href={getStoryHref('Foundations/Theming a brand', 'Overview')}>Bring your brand</StorybookLink> in one file.
          </li>
          <li>
            <StorybookLink href={getStoryHref('Foundations/Forms', 'Overview')}>Build a form</StorybookLink> with whole forms or single
            fields.
          </li>
          <li>
            <StorybookLink href={getStoryHref('Foundations/Working with data', 'Overview')}>Work with data</StorybookLink>, with or without
            a server.
          </li>
        </ul>
      </Stack>
    </main>
  )
}

const meta = {
  title: 'Start/Getting started',
  component: GettingStarted,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GettingStarted>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Getting started' }
