/** The checklist's word for an organisation's documents: done when one is approved and none waits or was refused. */
export function companyStatus(documents: readonly { status: string }[]): 'pending' | 'under-review' | 'completed' {
  if (documents.some(({ status }) => status === 'under_review')) return 'under-review'
  const refused = documents.some(({ status }) => status === 'rejected')
  return !refused && documents.some(({ status }) => status === 'approved') ? 'completed' : 'pending'
}
