import { createDemoData, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock, paths } from '@vehicle-partner/domain'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { memoryRouterAt } from '../app/memoryRouter.ts'
import { Portal } from '../app/Portal.tsx'
import { noAnalytics } from '../session/analytics.ts'
import { stubBrowserApis } from '../storyHarness/browserStubs.ts'
import { mailed } from '../storyHarness/inviteStorySetups.ts'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'

configure({ asyncUtilTimeout: 30_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

test('what was typed before the invitation was sent again fills the form of the newest link', async () => {
  const user = userEvent.setup()
  const demoData = createDemoData(fixedClock(demoNow))
  mailed(demoData)
  const tab = memoryStorage()
  const open = (code: string) =>
    render(
      <Portal
        createRouter={memoryRouterAt(paths.acceptInvite({ code }))}
        transport={mockTransport(demoData)}
        storage={memoryStorage().open()}
        tabStorage={tab.open()}
        readSession={readSession}
        clock={fixedClock(demoNow)}
        analytics={noAnalytics}
      />,
    )
  open('secret')
  await user.type(await screen.findByLabelText('First name'), 'Ngozi')
  await user.type(screen.getByLabelText('Last name'), 'Umeh')
  await user.type(screen.getByLabelText('Phone number', { selector: 'input' }), '8064127730')
  await user.type(screen.getByLabelText('Password'), 'Demo-1234')
  for (const invitation of demoData.team.invitations) if (invitation.code === 'secret') invitation.code = 'newest'
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Accept invite' })
  await waitFor(() => expect(accept.disabled).toBe(false))
  await user.click(accept)
  await screen.findByRole('heading', { level: 1, name: 'This invitation cannot be opened' })
  expect(screen.queryByText('Error:')).toBeNull()
  cleanup()
  open('newest')
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Ngozi')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
}, 60_000)
