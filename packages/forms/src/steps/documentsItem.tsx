import { Button, Inline, Stack, type DescriptionItem } from '@vehicle-partner/ui'

interface ReviewedDocuments {
  owner: 'vehicle' | 'driver'
  /** Labels of the required documents that were not added. */
  missing: readonly string[]
  /** Shows the step of the documents. */
  onShow: () => void
}

/** The documents in the review of a new vehicle or driver: what is missing, and what follows from it. */
export const documentsItem = ({ owner, missing, onShow }: ReviewedDocuments): DescriptionItem =>
  missing.length === 0
    ? { term: 'Documents', value: 'All that are needed' }
    : {
        term: 'Documents',
        // The sentence is long: the button is below it, not beside it.
        value: (
          <Stack gap="xsmall">
            <span>{`Missing: ${missing.join(', ')}. The ${owner} gets no trips until ${missing.length === 1 ? 'it is' : 'they are'} there.`}</span>
            <Inline>
              <Button variant="quiet" size="small" flush onClick={onShow}>
                Add documents
              </Button>
            </Inline>
          </Stack>
        ),
      }
