import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type * as memberPanel from '../settings/members/MemberPanel.tsx'
import { stubBrowserApis } from '../storyHarness/browserStubs.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

// A panel that loads when it is opened, over a network that the test controls.
const network = vi.hoisted(() => ({ isDown: true, arrival: Promise.withResolvers<void>() }))
vi.mock('../settings/members/MemberPanel.tsx', async (importOriginal) => {
  const panel = await importOriginal<typeof memberPanel>()
  await network.arrival.promise
  return {
    get MemberPanel() {
      if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module')
      return panel.MemberPanel
    },
  }
})

configure({ asyncUtilTimeout: 30_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

test('shows a line while a panel loads, closes what cannot be loaded with a message, and loads it with the next press', async () => {
  const { container } = render(<PortalStory at="/settings/members" as="owner" />)
  const countLines = () => container.ownerDocument.querySelectorAll('[class*="ProgressLine"]').length
  // One is for phones.
  const press = async () => {
    const [link] = await screen.findAllByRole('link', { name: 'Invite member' })
    if (link) await userEvent.click(link)
  }
  await press()
  await waitFor(() => expect(countLines()).toBe(1))
  network.arrival.resolve()
  expect(await screen.findByText(/^This part could not be loaded/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy()
  await waitFor(() => expect(countLines()).toBe(0))

  network.isDown = false
  await press()
  expect(await screen.findByRole('dialog', { name: 'Invite member' })).toBeTruthy()
})
