import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'
import { LinkProvider, type LinkComponentProps } from './LinkProvider.tsx'

const meta = {
  title: 'UI/Actions/Link',
  component: Link,
  args: { href: '#forgot', children: 'Forgot Password' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack align="start">
      <Link href="#forgot">Forgot Password</Link>
      <Text>
        New here?{' '}
        <Link href="#register" size="medium">
          Join now
        </Link>
      </Text>
      <Text tone="danger">
        The licence expired.{' '}
        <Link href="#renew" tone="inherit" size="inherit">
          Renew it
        </Link>
      </Text>
      <Link href="https://example.com/" external>
        Open at your bank
      </Link>
    </Stack>
  ),
}

export const External: Story = {
  args: { href: 'https://example.com/', external: true, children: 'Open at your bank' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open at your bank (opens in new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
}

/** In a column of any width the icon stays on the line of the last word. */
export const ExternalInANarrowColumn: Story = {
  args: { href: 'https://example.com/', external: true, children: <>Open at your bank</> },
  tags: ['one-theme'],
  render: (args) => (
    <div>
      <Link {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    const column = link.parentElement ?? link
    const text = document.createRange()
    text.selectNodeContents(link.firstChild ?? link)
    for (let width = 160; width >= 72; width -= 1) {
      column.style.width = `${width}px`
      const lastWord = [...text.getClientRects()].at(-1)
      const icon = link.querySelector('svg')?.getBoundingClientRect()
      await expect(icon?.top ?? Infinity).toBeLessThan(lastWord?.bottom ?? 0)
    }
  },
}

export const NewTab: Story = {
  args: { href: '/payslips/1.pdf', target: '_blank', rel: 'noopener', children: 'Open payslip' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open payslip (opens in new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

const follow = fn()

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        follow(href)
      }}
    >
      {children}
    </a>
  )
}

export const RouterLinks: Story = {
  render: (args) => (
    <LinkProvider link={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    follow.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenLastCalledWith('#forgot')
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

export const DownloadsBypassTheRouter: Story = {
  tags: ['one-theme'],
  args: { href: 'data:text/csv,trips', download: 'trips.csv', children: 'Download trips' },
  render: (args) => (
    <LinkProvider link={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    follow.mockClear()
    const link = canvas.getByRole('link', { name: 'Download trips' })
    await expect(link).toHaveAttribute('download', 'trips.csv')
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect(follow).not.toHaveBeenCalled()
  },
}

export const CurrentPage: Story = {
  tags: ['one-theme'],
  args: { 'aria-current': 'page' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Forgot Password', current: 'page' })
    // Space does not follow a link: it scrolls the page.
    const followed = fn()
    link.addEventListener('click', followed)
    link.focus()
    await userEvent.keyboard(' ')
    await expect(followed).not.toHaveBeenCalled()
  },
}
