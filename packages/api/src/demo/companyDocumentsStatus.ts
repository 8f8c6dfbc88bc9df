/** The checklist status of the company documents: completed if one is approved and none is under review or rejected. */
export function companyStatus(documents: readonly { status: string }[]): 'pending' | 'under-review' | 'completed' {
  if (documents.some(({ status }) => status === 'under_review')) return 'under-review'
  const isRejected = documents.some(({ status }) => status === 'rejected')
  return !isRejected && documents.some(({ status }) => status === 'approved') ? 'completed' : 'pending'
}
