import { ApiError, ConnectionError } from '@vehicle-partner/api'
import { useRef, useState } from 'react'
import { useSession, type OrganizationPartner } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import type { SetupDraft } from './setupDraft.ts'
import { isAlreadyDone, renameErrorFields } from './stepErrors.ts'

const declineCodes: readonly string[] = ['DocumentDeclined', 'IdentityDeclined', 'AddressDeclined']

/** What is submitted: whose document it is, and the document. */
interface Submission<Document> {
  params: { account_sid: string }
  body: { user: { document_owner_id: string; partner_type: 'individual' | 'business' }; document: Document }
}

interface KycSubmissionOptions<Document> {
  partner: OrganizationPartner
  draft: Pick<SetupDraft, 'clear'>
  submit: (submission: Submission<Document>) => Promise<unknown>
  /** The form's fields by their names in the API. */
  fieldNames: Readonly<Record<string, string>>
  /** Called after the step is sent, or was checked already. */
  onDone: (isSent: boolean) => Promise<void>
}

/** Submits a document for verification: the submit props of its form, and how often what was sent in it was declined at once. */
export function useKycSubmission<Document>({ partner, draft, submit, fieldNames, onDone }: KycSubmissionOptions<Document>) {
  const { session } = useSession()
  const { showError } = useErrorToast()
  const [declinedTimes, setDeclinedTimes] = useState(0)
  /** The document that was sent last, if there was no response: it may have been checked. */
  const unanswered = useRef<string>(undefined)
  const form = useFormSubmit(async (document: Document) => {
    const partner_type = partner.mode === 'individual' ? 'individual' : 'business'
    const user: Submission<Document>['body']['user'] = { document_owner_id: session?.user.id ?? '', partner_type }
    const content = JSON.stringify(document)
    const isSentBefore = unanswered.current === content
    let alreadyDone: unknown
    try {
      await submit({ params: { account_sid: partner.account_sid }, body: { user, document } })
    } catch (error) {
      unanswered.current = error instanceof ConnectionError ? content : undefined
      if (error instanceof ApiError && declineCodes.includes(error.code)) setDeclinedTimes((times) => times + 1)
      if (!isAlreadyDone(error)) throw renameErrorFields(error, fieldNames)
      if (!isSentBefore) alreadyDone = error
    }
    draft.clear()
    await onDone(alreadyDone === undefined)
    if (alreadyDone !== undefined) showError(alreadyDone)
  })
  return { form, declinedTimes }
}
