// Longer than most files: each state of a document, and each way to send it, is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectCloseQuestion } from '../storyHarness/expectCloseQuestion.ts'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/dashboard/company-kyc',
  as: 'owner',
  queries: {
    'documents.types': 'The documents could not be loaded',
    'documents.list': 'The documents could not be loaded',
  },
  // Every business has a required document: the page always lists its types.
  empty: null,
  forbidden: { as: 'vehicles', text: 'You do not have access to view Company documents page' },
}

const meta = {
  title: 'Portal/Documents/Company',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type DemoDocument = Parameters<DemoSetup>[0]['fleet']['documents'][number]

const reason = 'The scan cannot be read. Please upload a sharper picture.'

/** The card of a document type. */
const findCard = async (canvas: Canvas, label: string) => within(await canvas.findByRole('article', { name: label }))

/** Chooses a file as its dialog does: the input itself takes no presses while the panel slides in. */
const chooseFile = (panel: Canvas, name: string) =>
  userEvent.setup({ pointerEventsCheck: 0 }).upload(panel.getByLabelText('File'), new File(['%PDF-1.4'], name, { type: 'application/pdf' }))

/** Changes the CAC certificate of Okafor Mobility, and adds a newer upload of it. */
const setCertificate =
  (change: Partial<DemoDocument>, upload?: Partial<DemoDocument>): DemoSetup =>
  ({ fleet }) => {
    const document = fleet.documents.find(({ owner_type, type }) => owner_type === 'partner' && type === 'cac_certificate')
    if (!document) throw new Error('The demo has no CAC certificate')
    Object.assign(document, change)
    if (upload)
      fleet.documents.push({
        ...document,
        id: 'doc_renewal',
        supersedes_id: document.id,
        created_at: '2026-11-20T08:00:00.000Z',
        ...upload,
      })
  }
const rejected: Partial<DemoDocument> = {
  status: 'rejected',
  reason_code: 'unreadable',
  reason_text: reason,
  reviewed_at: '2026-11-20T09:00:00.000Z',
  review_due_at: null,
}

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'CAC certificate')
    await expect(card.getByText('Approved')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Renew: CAC certificate' })).toBeVisible()
  },
}

/** Nothing is uploaded yet: what is needed, and what is optional. */
export const NothingUploaded: Story = {
  args: { as: 'company-kyc' },
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'CAC certificate')
    await expect(card.getByText('Missing')).toBeVisible()
    await expect((await findCard(canvas, 'Utility bill')).getByText('Optional')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  args: { as: 'company-kyc' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'CAC certificate')
    // What is missing takes one line below its name.
    const state = card.getByText('Missing').getBoundingClientRect()
    const upload = card.getByRole('link', { name: 'Upload: CAC certificate' }).getBoundingClientRect()
    await expect(upload.top).toBeLessThan(state.bottom)
    await expect(canvas.getByRole('link', { name: 'Dashboard' }).compareDocumentPosition(canvas.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  },
}

export const UnderReview: Story = {
  args: { setup: setCertificate({ status: 'under_review', review_due_at: null, review_outcome: null }) },
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'CAC certificate')
    await expect(card.getByText('The document is under review.')).toBeVisible()
    await expect(card.queryByRole('link', { name: /^Renew/ })).toBeNull()
    await userEvent.click(card.getByRole('button', { name: 'Delete upload: CAC certificate' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this upload?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete' }))
    await expectToast('The upload is deleted')
    await expect(await (await findCard(canvas, 'CAC certificate')).findByText('Missing')).toBeVisible()
  },
}

export const Rejected: Story = {
  args: { setup: setCertificate(rejected) },
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'CAC certificate')
    await expect(card.getByText(reason)).toBeVisible()
    const ask = card.getByRole('button', { name: 'Ask why: CAC certificate' })
    await userEvent.click(ask)
    const question = await screen.findByLabelText('Your question')
    await userEvent.type(question, 'Which page')
    await expectCloseQuestion(userEvent, question)
    await userEvent.click(ask)
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask why: CAC certificate' }))
    await userEvent.type(dialog.getByLabelText('Your question'), 'Which page could you not read?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send question' }))
    await expectToast('Your question is sent. We answer by e-mail.')
  },
}

/** The old document stays in force while the new one is checked. */
export const RenewalUnderReview: Story = {
  tags: ['one-theme'],
  args: { setup: setCertificate({}, { status: 'under_review', review_due_at: null, review_outcome: null }) },
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'CAC certificate')
    await expect(card.getByText('Approved')).toBeVisible()
    await expect(card.getByText(/The old one stays in force until then/)).toBeVisible()
  },
}

export const RenewalRejected: Story = {
  tags: ['one-theme'],
  args: { setup: setCertificate({}, rejected) },
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'CAC certificate')
    await expect(card.getByText('The new document was not accepted.')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Upload again: CAC certificate' })).toBeVisible()
  },
}

/** A document that is begun is not lost by a slip. */
export const AsksBeforeLeaving: Story = {
  args: { at: '/dashboard/company-kyc?document=cac_certificate', setup: setCertificate({ ...rejected, number: 'RC1234567' }) },
  tags: ['one-theme'],
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Upload again: CAC certificate' }))
    await userEvent.type(await panel.findByLabelText('RC or BN number optional'), '8')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stay' }))
    await expect(panel.getByLabelText('RC or BN number optional')).toHaveValue('RC12345678')
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The address of the form has the reason on top and the old values filled in. */
export const UploadAgain: Story = {
  args: { at: '/dashboard/company-kyc?document=cac_certificate', setup: setCertificate({ ...rejected, number: 'RC1234567' }) },
  play: async ({ canvas }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Upload again: CAC certificate' }))
    await expect(panel.getByText(reason)).toBeVisible()
    await expect(panel.getByLabelText('RC or BN number optional')).toHaveValue('RC1234567')
    await chooseFile(panel, 'certificate.pdf')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Send for review' })).toBeEnabled())
    await userEvent.click(panel.getByRole('button', { name: 'Send for review' }))
    await expectToast('Document uploaded. We will check it within 2 working days.')
    const card = await findCard(canvas, 'CAC certificate')
    await expect(await card.findByText('The document is under review.')).toBeVisible()
  },
}

/** Another person may have sent the document since its form was opened, or a link to it was mailed. */
export const OpensUnderReview: Story = {
  tags: ['one-theme'],
  args: {
    at: '/dashboard/company-kyc?document=cac_certificate',
    setup: setCertificate({ status: 'under_review', review_due_at: null, review_outcome: null }),
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Upload: CAC certificate' }))
    await expect(panel.getByText(/^This document was sent and is under review/)).toBeVisible()
    await userEvent.setup({ pointerEventsCheck: 0 }).click(panel.getByRole('button', { name: 'All documents' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The control that opened the form is gone: the focus is on the row, and not on the next control, which would delete the document. */
export const KeepsItsPlace: Story = {
  tags: ['one-theme'],
  args: { setup: setCertificate(rejected) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Upload again: CAC certificate' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Upload again: CAC certificate' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Upload again: CAC certificate' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const again = within(await screen.findByRole('dialog', { name: 'Upload again: CAC certificate' }))
    await again.findByRole('button', { name: 'Cancel' })
    await chooseFile(again, 'certificate.pdf')
    await waitFor(() => expect(again.getByRole('button', { name: 'Send for review' })).toBeEnabled())
    await userEvent.click(again.getByRole('button', { name: 'Send for review' }))
    await expectToast('Document uploaded. We will check it within 2 working days.')
    await waitFor(() => expect(canvas.getByRole('article', { name: 'CAC certificate' })).toHaveFocus())
  },
}

/** A failed write keeps what was entered. */
export const SendingFails: Story = {
  tags: ['one-theme'],
  args: {
    at: '/dashboard/company-kyc?document=status_report',
    as: 'company-kyc',
    setup: failWith('partnerDocuments.create', 503),
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Upload: Status report' }))
    await userEvent.type(panel.getByLabelText(/Issued by/), 'CAC Abuja')
    await chooseFile(panel, 'report.pdf')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Send for review' })).toBeEnabled())
    await userEvent.click(panel.getByRole('button', { name: 'Send for review' }))
    await expectToast('The service is not available. Please try again.')
    await expect(panel.getByLabelText(/Issued by/)).toHaveValue('CAC Abuja')
  },
}

/** Members read the documents and change nothing. */
export const AsMember: Story = {
  args: { as: 'trips', at: '/dashboard/company-kyc?document=cac_certificate' },
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'CAC certificate')
    await expect(card.queryByRole('link', { name: /^(Renew|Upload)/ })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Individual: Story = {
  args: { as: 'individual' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only businesses have company documents')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    setup: setCertificate({
      ...rejected,
      number: 'RC1234567-0000-0000-0000-0000-0000-0000-0000-0000-0000-000000',
      issuer: 'Corporate Affairs Commission of the Federal Republic of Nigeria, Abuja Head Office, Maitama',
      reason_text: `${reason} ${'The name of the second director on page three is cut off at the edge of the picture. '.repeat(4)}`,
    }),
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
