import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Heading, LogoMark, Stack, Text } from '@vehicle-partner/ui'
import { components, stories } from 'virtual:catalog'
import dashboardDark from '../../../docs/pictures/dashboard-dark.png'
import dashboard from '../../../docs/pictures/dashboard.png'
import { pending, version } from '../docs/componentChanges.ts'
import { getProductHref } from '../docs/productLink.ts'
import { getStoryHref, StorybookLink } from '../docs/storybookLinks.tsx'
import './pages.css'

const page = (title: string) => getStoryHref(title, 'Overview')
const countStories = (area: string) =>
  stories.filter(({ title }) => title.startsWith(area)).reduce((sum, { exports }) => sum + exports.length, 0)

/** Three ways in, each with its links in the order in which they help. */
const ways = [
  {
    title: 'You design',
    text: 'See what exists before you draw, with its name, its states and its limits.',
    links: [
      ['All components, with pictures', page('Start/Components')],
      ['Colors', page('Foundations/Colors')],
      ['Space, radius and shadow', page('Foundations/Space')],
      ['Words and tone', page('Foundations/Content and voice')],
      ['The flows of the product', page('Flows/The product')],
      ['Each screen, empty, loading or failed, also on a phone', page('Flows/Screen map')],
    ],
  },
  {
    title: 'You build an app',
    text: 'Install the library, copy an import, take your own brand with you.',
    links: [
      ['Getting started in five minutes', page('Start/Getting started')],
      ['All components, with imports', page('Start/Components')],
      ['A brand in one file', page('Foundations/Theming a brand')],
      ['Forms, and data without a server', page('Foundations/Forms')],
    ],
  },
  {
    title: 'You review',
    text: 'Open the running product, then every screen in every state.',
    links: [
      ['The product in this browser', getProductHref('/dashboard', 'owner')],
      ['How to review a change', page('Start/Review a change')],
      ['All screens and states', page('Flows/Screen map')],
      ['What changed', page('Start/Changes')],
      ['Accessibility: what is promised and tested', page('Foundations/Accessibility')],
    ],
  },
] as const

function Welcome() {
  return (
    <main className="startPage">
      <div className="startHero">
        <Stack gap="large">
          <div className="startBrand">
            <LogoMark />
            <Text as="span">Version {version}</Text>
          </div>
          <Heading level={1}>Vehicle Partner, component by component</Heading>
          <Text>
            The portal for people and companies who rent out vehicles and drivers, and the library that it is made of: {components.length}{' '}
            components, {countStories('Forms/')} stories of forms and {countStories('Portal/')} of screens. Every story is tested in a real
            browser.
          </Text>
          <Text>
            The toolbar above changes theme, contrast, density, direction, text size and width. The search in the menu also knows other
            names: “modal” finds Dialog.
          </Text>
        </Stack>
        <div>
          <img className="startPicture startPictureLight" src={dashboard} alt="The dashboard of the portal" width="960" height="718" />
          <img
            className="startPicture startPictureDark"
            src={dashboardDark}
            alt="The dashboard of the portal, dark"
            width="960"
            height="718"
          />
        </div>
      </div>
      <div className="startWays">
        {ways.map(({ title, text, links }) => (
          <Card key={title} title={title} titleLevel={2}>
            <Stack>
              <Text>{text}</Text>
              <ul>
                {links.map(([name, href]) => (
                  <li key={name}>
                    <StorybookLink href={href}>{name}</StorybookLink>
                  </li>
                ))}
              </ul>
            </Stack>
          </Card>
        ))}
      </div>
      <section aria-labelledby="recent">
        <Stack>
          <Heading level={2} id="recent">
            Changes
          </Heading>
          <Text>
            {pending.length === 0 ? 'No change waits' : `${pending.length} changes wait`} for the version after {version}.{' '}
            <StorybookLink href={page('Start/Changes')}>See them by component</StorybookLink>
          </Text>
        </Stack>
      </section>
    </main>
  )
}

const meta = {
  title: 'Start/Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Welcome>
export default meta

export const Overview: StoryObj<typeof meta> = { name: 'Welcome' }
